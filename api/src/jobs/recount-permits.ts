import { giveWay } from '../platform/database/give-way.ts';
import type { Job } from './job.ts';

/** A job that takes longer goes on as another, so that what a killed process left is soon found. */
const SLICE_MS = 20_000;

/** Has the job done where something waits for it. */
export const goOnRecounting = 'select api.ask_to_recount() where exists (select from permit_recounts)';

/**
 * Computes the months of permits that wait since a decision about many of them. Each batch is a transaction of its own: what is done is
 * done, and goes on wherever a process ended.
 */
export const recountPermits: Job = {
  name: 'recount-permits',
  retries: 5,
  retryAfterSeconds: 5,
  longestSeconds: 60,
  nightly: true,
  failure:
    'Permit figures were not recalculated after a change to many permits. The recalculation will be retried tonight.',
  run: async ({ database }) => {
    const { pool } = database;
    const until = Date.now() + SLICE_MS;
    while (Date.now() < until) {
      const { rows } = await pool.query<{ waiting: number }>('select api.recount_permits() as waiting');
      if (rows[0]!.waiting === 0) return;
      await giveWay(database);
    }
    await pool.query(goOnRecounting);
  },
};
