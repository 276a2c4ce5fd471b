import { failedJobs } from '@artesian/contract/dashboard/work-waiting';
import { answer } from '../platform/calls/answer.ts';
import { lastFailures } from './last-failures.ts';

/** `GET /api/failed-jobs`. What the machine says of them is in the log alone. */
export const answerFailedJobs = answer(failedJobs, async (_asked, { database }) => {
  const failures = await lastFailures(database.pool);
  return failures.map(({ job, at, failure }) => ({ job, at, failure }));
});
