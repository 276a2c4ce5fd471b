import { keepPieces } from '../levels/keep-pieces.ts';
import type { Job } from './job.ts';

/** The graphs show every level that was measured until now and is for the public, as it was corrected. */
export const publishWaterLevels: Job = {
  name: 'publish-water-levels',
  retries: 1,
  retryAfterSeconds: 1,
  nightly: true,
  failure: 'The water levels were not published: the graphs show what they showed before. Try again later.',
  run: async ({ database: { pool } }) => {
    await keepPieces(pool);
    await pool.query('select api.publish_water_levels()');
  },
};
