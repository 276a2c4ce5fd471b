import { verifyFigures as verify } from '../verify/figures/verify-figures.ts';
import type { Job } from './job.ts';

/** How many sentences of differences people are shown; `npm run verify -- figures` says all. */
const MOST_SHOWN = 10;

/** Computes all volumes a second time and keeps what came of it, for the dashboard of staff: each night, and once what differed may be mended. */
export const verifyFigures: Job = {
  name: 'verify-figures',
  retries: 5,
  retryAfterSeconds: 300,
  nightly: true,
  failure: 'The volumes were not recomputed for verification. The verification will be retried tonight.',
  run: async ({ config, database }) => {
    if (config.VERIFY_FIGURES !== 'true') return;
    const verified = await verify(database);
    if (!verified) throw new Error('Figures are being recalculated.');
    const { figures, different } = verified;
    await database.pool.query('insert into figure_checks (figures, different, first_different) values ($1, $2, $3)', [
      figures,
      different.length,
      different.slice(0, MOST_SHOWN),
    ]);
  },
};
