import { reductionNames } from '@artesian/contract/permits/permit-types';
import type pg from 'pg';
import type { ImportHooks } from '../file/sheet-row.ts';

/** Files write fractions in percent; an exempt volume is none. */
const isFraction = (field: string) => field.endsWith('_pump_reduction');
const DATED = 'The reductions change from next month on.';

/** A new type has its reductions since ever; those of others change as on the screen, so that months until then stay as they were. */
export const hooksOfPermitTypes: ImportHooks = {
  relation: 'api.permit_types_as_planned',
  mend: (field, text) =>
    isFraction(field) && text.endsWith('%') ? { text: String(Number(text.slice(0, -1)) / 100) } : { text },
  examine(_client, records) {
    for (const { row, was, values } of records)
      if (was && reductionNames.some((name) => name in values))
        row.remarks.push({ subject: DATED, words: DATED, isRoutine: true });
    return Promise.resolve();
  },
  giveBack,
};

const of = (row: string) => `(${reductionNames.map((name) => `${row}.${name}`).join(', ')})`;

/** What an import wrote of reductions: a row without `before` is one that it added. */
const written = `
  select reductions.permit_type_ndx, reductions.ndx, before.ndx is null as is_added, ${reductionNames.map((name) => `before.${name}`).join(', ')},
    ${of('reductions')} is distinct from ${of('after')} as has_changed, reductions.holds_from <= district_today() as holds
  from (
    select
      record_key::integer as ndx,
      (array_agg(before order by change_ndx))[1] as before,
      (array_agg(after order by change_ndx desc))[1] as after
    from history.changes
    where table_name = 'permit_type_reductions' and request_id = $2
    group by record_key
  ) as changes
  join permit_type_reductions as reductions using (ndx)
  cross join lateral jsonb_populate_record(null::permit_type_reductions, changes.before) as before
  cross join lateral jsonb_populate_record(null::permit_type_reductions, changes.after) as after
  where reductions.permit_type_ndx = any($1)`;

/** A month that has begun keeps its reductions. */
const takeBack = `
  with
    written as (${written}),
    due as (select * from written where not has_changed and not holds),
    removed as (delete from permit_type_reductions where ndx in (select ndx from due where is_added)),
    restored as (
      update permit_type_reductions as reductions
      set ${reductionNames.map((name) => `${name} = due.${name}`).join(', ')}
      from due
      where reductions.ndx = due.ndx and not is_added
    )
  select permit_type_ndx as key, 'Reductions: ' || case when bool_or(has_changed) then 'changed since' else 'already in effect' end as why
  from written
  where has_changed or holds
  group by permit_type_ndx`;

async function giveBack(client: pg.PoolClient, keys: readonly number[], request: string) {
  const { rows } = await client.query<{ key: number; why: string }>(takeBack, [keys, request]);
  return new Map(rows.map(({ key, why }) => [key, why]));
}
