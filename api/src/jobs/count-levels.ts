import { countLevels as count } from '../levels/count-levels.ts';
import type { Job } from './job.ts';

/** Has the job done where wells wait: after an upgrade, or what a killed process left. */
export const goOnCounting = "select api.ask_for_job('count-levels') where exists (select from levels_to_count)";

/** Levels against their own history: by night, and whenever published levels changed. */
export const countLevels: Job = {
  name: 'count-levels',
  retries: 3,
  retryAfterSeconds: 60,
  nightly: true,
  failure:
    'Water levels were not compared with their history. The map shows the earlier comparison. It will be retried tonight.',
  run: ({ database }) => count(database),
};
