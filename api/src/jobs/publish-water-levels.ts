import type { Pool } from 'pg';
import { keepPieces } from '../levels/keep-pieces.ts';
import type { Job } from './job.ts';

/** Little enough that a change of the time zone, which waits for it, does not wait long. */
const WELLS_AT_ONCE = 5;

/**
 * The graphs show every level that was measured until now and is for the public, as it was corrected. First come wells whose days are counted by a
 * former time zone.
 */
export const publishWaterLevels: Job = {
  name: 'publish-water-levels',
  retries: 1,
  retryAfterSeconds: 1,
  nightly: true,
  failure: 'The water levels were not published. Graphs show the earlier data. Try again later.',
  run: async ({ database: { pool } }) => {
    await keepPieces(pool);
    await countAnew(pool);
    await pool.query('select api.publish_water_levels()');
  },
};

/** A few wells at a time, each once: those that are done are done, whatever becomes of the rest. */
async function countAnew(pool: Pool) {
  for (;;) {
    const { rows } = await pool.query<{ well_ndx: number }>(
      'select well_ndx from level_recounts order by well_ndx limit $1',
      [WELLS_AT_ONCE],
    );
    if (rows.length === 0) return;
    await pool.query('select api.publish_levels_of($1)', [rows.map(({ well_ndx }) => well_ndx)]);
  }
}
