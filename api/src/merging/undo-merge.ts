import { undoMerge } from '@artesian/contract/merging/merging';
import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { notFound, Refusal } from '../platform/problems.ts';
import { describeMerge } from './describe-merges.ts';
import { mergeableAt, nameOf } from './mergeable.ts';
import { refuseChanged } from './refuse-changed.ts';
import { takeBackChanges, takeBackRows } from './take-back.ts';

/** What stands in `merges` of one. */
export interface StoredMerge {
  merge_ndx: number;
  table_name: string;
  kept: number;
  dropped: number;
  first_change: string;
  last_change: string;
  request_id: string;
  merged_by: string;
  undone_at: Date | null;
}

/** A row as it was before the merge and as the merge left it. */
export interface NetChange {
  table_name: string;
  record_key: string;
  before: Values | null;
  after: Values | null;
}

const netChanges = `
  select
    table_name,
    record_key,
    (array_agg(before order by change_ndx))[1] as before,
    (array_agg(after order by change_ndx desc))[1] as after
  from history.changes
  where change_ndx > $1 and change_ndx <= $2 and request_id = $3 and who = $4 and table_name <> 'merges'
  group by table_name, record_key
  order by min(change_ndx)`;

/** `POST /api/merges/{register}/{merge_ndx}/undo`: everything is again where it was, as the history has it. */
export const actUndoMerge = act(undoMerge, async ({ params, client }) => {
  const register = mergeableAt(params.register);
  const merge = await holdMerge(client, register.table, params.merge_ndx);
  const keptName = await nameOf(client, register, merge.kept);
  const later = await mergedInto(client, merge, register.key);
  if (later !== null)
    throw refused(
      `${keptName} was itself merged into ${await nameOf(client, register, later)} since. Take that back first.`,
    );
  const { first_change, last_change, request_id, merged_by } = merge;
  const { rows: changes } = await client.query<NetChange>(netChanges, [
    first_change,
    last_change,
    request_id,
    merged_by,
  ]);
  await refuseChanged(client, register, merge, changes);
  await takeBackChanges(client, merge, changes);
  await takeBackRows(client, register.table, merge);
  await client.query('update merges set undone_at = now(), undone_by = acting_user() where merge_ndx = $1', [
    merge.merge_ndx,
  ]);
  return describeMerge(client, register, merge.merge_ndx);
});

async function holdMerge(client: pg.PoolClient, table: string, merge: number): Promise<StoredMerge> {
  const { rows } = await client.query<StoredMerge>(
    'select * from merges where merge_ndx = $1 and table_name = $2 for update',
    [merge, table],
  );
  if (!rows[0]) throw notFound('such merge');
  if (rows[0].undone_at) throw refused('This merge was taken back already.');
  return rows[0];
}

async function mergedInto(
  client: pg.PoolClient,
  { table_name, kept }: StoredMerge,
  key: string,
): Promise<number | null> {
  const { rows } = await client.query<{ merged_into: number | null }>(
    `select merged_into from ${table_name} where "${key}" = $1 for update`,
    [kept],
  );
  return rows[0]!.merged_into;
}

const refused = (words: string) => new Refusal(409, 'merged', 'Cannot be undone', words);
