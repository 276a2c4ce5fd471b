import { mergesOfRecord, type Merge } from '@artesian/contract/merging/merging';
import type { Register } from '@artesian/contract/language/register';
import type pg from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { mergeableAt, nameOf, namesOf } from './mergeable.ts';

const readMerges = (register: Register, condition: string) => `
  select
    merge_ndx, kept, kept_names.label as kept_label, dropped, dropped_names.label as dropped_label, merged_at,
    coalesce(mergers.name, merged_by) as merged_by, hanging as dependents, undone_at, coalesce(undoers.name, undone_by) as undone_by
  from merges
  join ${namesOf(register)} as kept_names on kept_names.${register.key} = kept
  join ${namesOf(register)} as dropped_names on dropped_names.${register.key} = dropped
  left join accounts as mergers on mergers.sub = merged_by
  left join accounts as undoers on undoers.sub = undone_by
  where table_name = $1 and ${condition}
  order by merge_ndx desc`;

async function read(
  client: Pick<pg.Pool, 'query'>,
  register: Register,
  condition: string,
  value: number,
): Promise<Merge[]> {
  const { rows } = await client.query<{ merges: Merge[] }>(
    `select coalesce(json_agg(found), '[]') as merges from (${readMerges(register, condition)}) as found`,
    [register.table, value],
  );
  return rows[0]!.merges;
}

export const describeMerge = async (client: pg.PoolClient, register: Register, merge: number): Promise<Merge> =>
  (await read(client, register, 'merge_ndx = $2', merge))[0]!;

/** `GET /api/merges/{register}/{key}`: newest first. */
export const answerMergesOfRecord = answer(mergesOfRecord, async ({ params }, { database }) => {
  const register = mergeableAt(params.register);
  await nameOf(database.pool, register, params.key);
  return read(database.pool, register, '$2 in (kept, dropped)', params.key);
});
