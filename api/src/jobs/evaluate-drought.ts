import { evaluateDrought as evaluate } from '../drought/triggers/evaluate-drought.ts';
import { transaction } from '../platform/transaction.ts';
import type { Job } from './job.ts';

/** What the triggers of drought call for, day by day: by night, and whenever something changed that it follows from. */
export const evaluateDrought: Job = {
  name: 'evaluate-drought',
  retries: 3,
  retryAfterSeconds: 60,
  nightly: true,
  failure: 'The drought triggers were not evaluated. The evaluation will be retried tonight.',
  run: ({ database }) => transaction(database, { sub: 'system', requestId: 'evaluate-drought' }, evaluate),
};
