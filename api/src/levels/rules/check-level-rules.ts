import { checkLevelRules as checkNow } from '@artesian/contract/science/level-rules';
import type { Job } from '../../jobs/job.ts';
import { answer } from '../../platform/calls/answer.ts';
import { transaction } from '../../platform/transaction.ts';
import { lookAtLevels } from './look-at-levels.ts';
import { sendLevelMails } from './send-level-mails.ts';

/** What came since the last time is held to the rules, and who is to be told gets one summary. */
export const checkLevelRules: Job = {
  name: 'check-level-rules',
  retries: 3,
  retryAfterSeconds: 600,
  nightly: true,
  failure:
    'Water levels were not checked against the rules, or recipients were not notified. Run the check again from Data Quality.',
  run: async (parts) => {
    const { config, database } = parts;
    await transaction(database, { sub: 'system', requestId: 'check-level-rules' }, (client) =>
      lookAtLevels(client, config),
    );
    await sendLevelMails.run(parts);
  },
};

const readOutcome = `
  select
    (select to_json(max(looked_at)) #>> '{}' from level_looks) as looked_at,
    (select count(*)::integer from level_findings where look_ndx = (select max(look_ndx) from level_looks)) as findings,
    (select count(*)::integer from api.list_level_findings where not is_looked_at) as open_findings`;

/** `POST /api/check-level-rules` */
export const answerCheckLevelRules = answer(checkNow, async (_asked, { database, jobs }) => {
  await jobs.ask(checkLevelRules);
  const { rows } = await database.pool.query<{
    looked_at: string | null;
    findings: number;
    open_findings: number;
  }>(readOutcome);
  return rows[0]!;
});
