import { permitRecounts, type PermitRecounts } from '@artesian/contract/permits/recounts';
import type pg from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { Refusal } from '../platform/problems.ts';

type Queries = Pick<pg.Pool, 'query'>;

const progress = `
  select
    array(select decision from recounted_decisions group by decision order by min(recounted_decision_ndx)) as decisions,
    api.months_to_recount() as months_waiting,
    (select coalesce(max(months), 0) from recounted_decisions) as months_in_all,
    last_run as last_ended,
    extract(epoch from now() - last_run)::float8 as seconds_since
  from (select) as now_one
  left join report_runs on report = 'permit-recounts'`;

/** `GET /api/permit-recounts` */
export const answerPermitRecounts = answer(permitRecounts, async (_asked, { database }) => {
  const { rows } = await database.pool.query<PermitRecounts>(progress);
  return rows[0]!;
});

/** Papers and files outlast the recalculation: none has figures of both times. */
export async function refuseWhileRecounting(on: Queries) {
  const { rows } = await on.query<{ decisions: string[] }>(
    'select array_agg(distinct decision) as decisions from recounted_decisions having count(*) > 0',
  );
  if (rows[0])
    throw new Refusal(
      409,
      'recalculating',
      'Figures are being recalculated',
      `Permit figures are being recalculated (${rows[0].decisions.join('; ')}). Try again in a minute.`,
    );
}

/**
 * Does a save of many records, and has the months of all permits that it changes computed once, at its end: at once where they are few,
 * else by the job.
 */
export async function recountingTogether<T>(client: Queries, work: () => Promise<T>): Promise<T> {
  await client.query('select api.collect_recounts()');
  const done = await work();
  await client.query('select api.recount_collected()');
  return done;
}
