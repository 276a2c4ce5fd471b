import { mergeRecords } from '@artesian/contract/merging/merging';
import type { Dependents } from '@artesian/contract/merging/dependents';
import type { Register, Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { countAnew } from '../settings/time-zone.ts';
import { holdDays, noteZoneOfDays } from './days-of-levels.ts';
import { describeMerge } from './describe-merges.ts';
import { fillEmpty } from './fill-empty.ts';
import { holdPair, type Pair } from './hold-pair.ts';
import { mergeableAt } from './mergeable.ts';
import { moveDependents } from './move-dependents.ts';
import { saveValues } from './save-values.ts';

/** `POST /api/merges/{register}`: two records become one. Nothing of it happens when any of it fails. */
export const actMerge = act(
  mergeRecords,
  async ({ params, body, user, client }, { dependencies }) => {
    const register = mergeableAt(params.register);
    const { keep, drop, values } = body;
    await holdDays(client, register.table);
    await holdPair(client, register, body);
    const merge = await beginMerge(client, register, body);
    await giveUpUnique(client, register, drop, values);
    await saveValues({ client, user, dependencies }, register, keep, values);
    await fillEmpty(client, register, body);
    await noteZoneOfDays(client, { merge, table: register.table, keep, drop });
    const dependents = await moveDependents({ client, register, merge, keep, drop });
    await client.query(`update ${register.table} set removed = true, merged_into = $1 where "${register.key}" = $2`, [
      keep,
      drop,
    ]);
    await endMerge(client, merge, dependents);
    return describeMerge(client, register, merge);
  },
  countAnew,
);

/** What the history holds from now on in this call belongs to the merge. */
export async function beginMerge(client: pg.PoolClient, { table }: Register, { keep, drop }: Pair): Promise<number> {
  const { rows } = await client.query<{ merge_ndx: number }>(
    `insert into merges (table_name, kept, dropped, hanging, first_change, last_change, request_id)
     select $1, $2, $3, '[]', coalesce(max(change_ndx), 0), 0, current_setting('app.request') from history.changes
     returning merge_ndx`,
    [table, keep, drop],
  );
  return rows[0]!.merge_ndx;
}

const endMerge = (client: pg.PoolClient, merge: number, dependents: readonly Dependents[]) =>
  client.query(
    `update merges set hanging = $2, last_change = (select max(change_ndx) from history.changes) where merge_ndx = $1`,
    [merge, JSON.stringify(dependents)],
  );

const uniqueColumns = `
  select attname as "column"
  from pg_index
  join pg_attribute on attrelid = indrelid and attnum = indkey[0]
  where indrelid = $1::regclass and indisunique and indnkeyatts = 1 and not attnotnull`;

/** What only one record may have, such as a state well number, the record that goes gives up where the other takes it. */
async function giveUpUnique(client: pg.PoolClient, { table, key }: Register, drop: number, values: Values) {
  const { rows } = await client.query<{ column: string }>(uniqueColumns, [table]);
  for (const { column } of rows.filter((row) => values[row.column] !== undefined)) {
    await client.query(`update ${table} set "${column}" = null where "${key}" = $1 and "${column}"::text = $2`, [
      drop,
      String(values[column]),
    ]);
  }
}
