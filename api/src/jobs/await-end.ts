import { setTimeout as sleep } from 'node:timers/promises';
import type PgBoss from 'pg-boss';
import { Refusal } from '../platform/problems.ts';
import type { Job } from './job.ts';

/** Less than a call may take, which has waited for its sign-in already. */
const PATIENCE_MS = 5000;
const LOOK_EVERY_MS = 50;

/** Waits for the end of a job, done by whichever process, as long as a call can. Refuses when it failed for good. */
export const awaitEnd = (boss: PgBoss, db: PgBoss.Db, job: Job, id: string): Promise<void> =>
  // The embedded database does not even say how it goes while it does the work.
  Promise.race([ended(boss, db, job, id), sleep(PATIENCE_MS)]);

async function ended(boss: PgBoss, db: PgBoss.Db, { name, failure }: Job, id: string) {
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(LOOK_EVERY_MS)) {
    const job = await boss.getJobById(name, id, { db, includeArchive: false });
    if (job?.state === 'completed') return;
    if (job?.state === 'failed') throw new Refusal(500, 'job-failed', 'Failed', failure);
  }
}
