import type { Dependents } from '@artesian/contract/merging/dependents';
import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import type pg from 'pg';
import { effectsOf } from '../register/effects.ts';
import { referencesTo, type Reference } from './references.ts';
import { setAsideColliding, setAsideRepeated, type Move } from './set-aside.ts';

interface Merging {
  client: pg.PoolClient;
  register: Register;
  merge: number;
  keep: number;
  drop: number;
}

/** Moves all that hangs on one record to another; what cannot stand beside what is there is set aside. Answers how many of each kind. */
export async function moveDependents({ client, register, merge, keep, drop }: Merging): Promise<Dependents[]> {
  const references = await referencesTo(client, register.table);
  const before = await inTurn(references, (reference) => countRows(client, reference, drop));
  await effectsOf(register).merging?.({ client, keep, drop });
  const moved = await inTurn(references, (reference) => moveRows(client, { ...reference, merge, keep, drop }));
  return references
    .map(({ table, column }, place) => ({
      kind: `${table}.${column}`,
      moved: moved[place]!,
      set_aside: before[place]! - moved[place]!,
    }))
    .filter(({ moved: some, set_aside: others }) => some + others > 0);
}

async function countRows(client: pg.PoolClient, { table, column }: Reference, record: number): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where "${column}" = $1`,
    [record],
  );
  return rows[0]!.count;
}

async function moveRows(client: pg.PoolClient, move: Move): Promise<number> {
  const { table, column, hasHistory, merge, keep, drop } = move;
  await setAsideColliding(client, move);
  if (isPart(move)) await setAsideRepeated(client, move);
  const { rowCount } = hasHistory
    ? await client.query(`update ${table} set "${column}" = $1 where "${column}" = $2`, [keep, drop])
    : await client.query(
        `with moved as (
           update ${table} set "${column}" = $1 where "${column}" = $2 returning to_jsonb(${table}) as row_after
         )
         insert into merge_rows (merge_ndx, table_name, row_after) select $3, $4, row_after from moved`,
        [keep, drop, merge, table],
      );
  return rowCount!;
}

/** Whether the rows belong to the record as its parts do, in a form of their own. */
const isPart = ({ table, column }: Reference): boolean =>
  registers.some((register) => register.table === table && register.of === column);

/** There is one connection. */
async function inTurn<T, R>(list: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const one of list) results.push(await act(one));
  return results;
}
