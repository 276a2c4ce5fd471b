import { withCell, withNew, type CellChange } from './entries.ts';
import type { Values } from './column.ts';
import { rowRemoval } from './remove-row.ts';
import { rowAccess, type Ground } from './row-access.ts';
import { rowSaves } from './save-rows.ts';
import { savesTogether } from './save-together.ts';

/** What can be done with the entries of a table. */
export function entryActs<T extends object>(ground: Ground<T>) {
  const { update } = ground;
  const access = rowAccess(ground);
  const { shown, rowOf, drop, keyNow } = access;

  const setCells = (changes: readonly CellChange[]) =>
    update((entered) => changes.reduce((all, change) => withCell(all, change, rowOf(change.row)?.base), entered));

  const add = (values: Values = {}): string => {
    const key = `new-${crypto.randomUUID()}`;
    update((entered) => withNew(entered, key, values));
    return key;
  };

  return {
    shown,
    rowOf,
    keyNow,
    setCells,
    add,
    ...rowSaves(ground, access),
    saveTogether: savesTogether(ground, access),
    remove: rowRemoval(ground, access),
    drop,
    reset: () => update(() => ({})),
  };
}

export type EntryActs<T extends object> = ReturnType<typeof entryActs<T>>;
