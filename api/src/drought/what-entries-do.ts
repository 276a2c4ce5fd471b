import { whatEntriesDo } from '@artesian/contract/drought/declarations';
import { answer } from '../platform/calls/answer.ts';
import { rehearsal } from '../platform/transaction.ts';
import { limitsChanged, limitsNow } from './limits.ts';

/** The same before and after: what is entered for a month decides until the next entry. */
const following = `
  select month::text from unnest(api.months_under_entries($1::date[])) as month order by month`;

const enter = `
  update drought_stage_history
  set drought_stage_ndx = entered.stage
  from unnest($1::date[], $2::integer[]) as entered (month, stage)
  where make_date(d_year, d_month, 1) = entered.month`;

/** A month of a closed year is shown as if there were a reason, which the save asks for. */
const withReason = "select set_config('app.correction', 'asked', true)";

/**
 * `POST /api/history-drought-stage/what-it-does`: the stages are entered, every permit looked at before and after, and all of it undone. The
 * months that an entry goes on into are among them. Before is what is kept: in the history, a stage may have ended with its month.
 */
export const answerWhatEntriesDo = answer(whatEntriesDo, ({ body: { stages }, user, request }, { database }) =>
  rehearsal(database, { sub: user.sub, requestId: request.id }, async (client) => {
    const entered = stages.map(({ month }) => month);
    const { rows } = await client.query<{ month: string }>(following, [entered]);
    const months = rows.map(({ month }) => month);
    const before = (await limitsNow(client, months)).map((row) => ({ ...row, before_gal: row.declared_gal }));
    await client.query(withReason);
    await client.query(enter, [entered, stages.map((one) => one.drought_stage_ndx)]);
    return { months, limits: limitsChanged(before, await limitsNow(client, months)) };
  }),
);
