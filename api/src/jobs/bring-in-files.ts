import { doWaitingRuns } from '../import/screen/do-run.ts';
import type { Job } from './job.ts';

/** Files that are brought in on the screen, their previews, and imports that are undone. What another process left in the middle waits for a person. */
export const bringInFiles: Job = {
  name: 'bring-in-files',
  retries: 0,
  retryAfterSeconds: 1,
  longestSeconds: 4 * 3600,
  nightly: false,
  failure: 'An import, preview or undo stopped. Open its page to see its progress and continue.',
  run: doWaitingRuns,
};
