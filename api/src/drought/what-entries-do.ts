import { whatEntriesDo, type LimitRow } from '@artesian/contract/drought/declarations';
import type { PoolClient } from 'pg';
import { groupedBy } from '../notices/format.ts';
import { answer } from '../platform/calls/answer.ts';
import { rehearsal } from '../platform/transaction.ts';
import { areaOf } from './area-of.ts';
import { limitsChanged, limitsNow, type KeptLimit } from './limits.ts';

/** The same before and after: what is entered for a month decides until the next entry. */
const following = `
  select month::text from unnest(api.months_under_entries($1::integer, $2::date[])) as month order by month`;

const enter = `
  update drought_stage_history
  set drought_stage_ndx = entered.stage
  from unnest($2::date[], $3::integer[]) as entered (month, stage)
  where drought_area_ndx = $1 and make_date(d_year, d_month, 1) = entered.month`;

/** A month of a closed year is shown as if there were a reason, which the save asks for. */
const withReason = "select set_config('app.correction', 'asked', true)";

/**
 * `POST /api/history-drought-stage/what-it-does`: the stages are entered, every permit looked at before and after, and all of it undone. The
 * months that an entry goes on into are among them. Before is what is kept: in the history, a stage may have ended with its month.
 */
export const answerWhatEntriesDo = answer(whatEntriesDo, ({ body: { stages }, user, request }, { database }) =>
  rehearsal(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const byArea = new Map<number, typeof stages>();
    for (const [told, entries] of groupedBy(stages, ({ drought_area_ndx }) => drought_area_ndx)) {
      const area = await areaOf(client, told);
      byArea.set(area, [...(byArea.get(area) ?? []), ...entries]);
    }
    const before = new Map<number, { months: string[]; limits: KeptLimit[] }>();
    for (const [area, entries] of byArea) before.set(area, await standing(client, area, entries));
    await client.query(withReason);
    const limits: LimitRow[] = [];
    for (const [area, entries] of byArea) {
      await client.query(enter, [area, entries.map(({ month }) => month), entries.map((one) => one.drought_stage_ndx)]);
      const was = before.get(area)!;
      limits.push(...limitsChanged(was.limits, await limitsNow(client, area, was.months)));
    }
    const months = new Set([...before.values()].flatMap((one) => one.months));
    return { months: [...months].toSorted(), limits };
  }),
);

/** The months that follow from some of an area, with what is kept of them. */
async function standing(client: PoolClient, area: number, entries: readonly { month: string }[]) {
  const { rows } = await client.query<{ month: string }>(following, [area, entries.map(({ month }) => month)]);
  const months = rows.map(({ month }) => month);
  const limits = await limitsNow(client, area, months);
  return { months, limits: limits.map((row) => ({ ...row, before_gal: row.declared_gal })) };
}
