import { undoMerge } from '@artesian/contract/merging/merging';
import type pg from 'pg';
import { act } from '../platform/calls/act.ts';
import { countAnew } from '../settings/time-zone.ts';
import { holdDays, recountDays } from './days-of-levels.ts';
import { describeMerge } from './describe-merges.ts';
import { mergeableAt, nameOf } from './mergeable.ts';
import { refuseChanged } from './refuse-changed.ts';
import { holdMerge, readChanges, refused, type StoredMerge } from './stored-merge.ts';
import { takeBackChanges, takeBackRows } from './take-back.ts';

/** `POST /api/merges/{register}/{merge_ndx}/undo`: everything is again where it was, as the history has it. */
export const actUndoMerge = act(
  undoMerge,
  async ({ params, client }) => {
    const register = mergeableAt(params.register);
    await holdDays(client, register.table);
    const merge = await holdMerge(client, register.table, params.merge_ndx);
    const later = await mergedInto(client, merge, register.key);
    if (later !== null) {
      const [kept, into] = [await nameOf(client, register, merge.kept), await nameOf(client, register, later)];
      throw refused(`${kept} was itself merged into ${into} since then. Undo that first.`);
    }
    const changes = await readChanges(client, merge);
    await refuseChanged(client, register, merge, changes);
    await takeBackChanges(client, merge, changes);
    await takeBackRows(client, merge);
    await recountDays(client, merge);
    await client.query('update merges set undone_at = now(), undone_by = acting_user() where merge_ndx = $1', [
      merge.merge_ndx,
    ]);
    return describeMerge(client, register, merge.merge_ndx);
  },
  countAnew,
);

/** Into which record the kept one was merged since; it is held until the transaction ends. */
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
