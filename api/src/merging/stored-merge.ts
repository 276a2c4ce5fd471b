import type { Values } from '@artesian/contract/language/register';
import type pg from 'pg';
import { notFound, Refusal } from '../platform/problems.ts';

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

export const refused = (words: string) => new Refusal(409, 'merged', 'Cannot be undone', words);

/** Holds a merge until the transaction ends, so that it is taken back once. */
export async function holdMerge(client: pg.PoolClient, table: string, merge: number): Promise<StoredMerge> {
  const { rows } = await client.query<StoredMerge>(
    'select * from merges where merge_ndx = $1 and table_name = $2 for update',
    [merge, table],
  );
  if (!rows[0]) throw notFound('such merge');
  if (rows[0].undone_at) throw refused('This merge was already undone.');
  return rows[0];
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

/** Everything that the history has of a merge, once for each row. */
export async function readChanges(
  client: pg.PoolClient,
  { first_change, last_change, request_id, merged_by }: StoredMerge,
): Promise<NetChange[]> {
  const { rows } = await client.query<NetChange>(netChanges, [first_change, last_change, request_id, merged_by]);
  return rows;
}
