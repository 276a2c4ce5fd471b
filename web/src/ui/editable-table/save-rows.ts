import { messages } from '@artesian/contract/language/messages';
import {
  isChanged,
  ownProblemsOf,
  without,
  withEntry,
  withSaved,
  type CellProblem,
  type RowEntry,
  type ShownRow,
} from './entries.ts';
import type { EditableTableProps } from './props.ts';
import { explain, type Ground, type RowAccess } from './row-access.ts';

/** Saves rows one by one, as a person leaves them. */
export function rowSaves<T extends object>(
  { props, live, update, isHere, onRenamed, announce }: Ground<T>,
  { shown, rowOf, refuse, drop, rename, keyNow }: RowAccess<T>,
) {
  /** Whether these rows may be saved. What is not confirmed stays entered, and is asked about when it is saved again. */
  const areConfirmed = async (keys: readonly string[]): Promise<boolean> => {
    const { confirmSave, columns } = props.current;
    const rows = shown().filter(({ key, base, entry }) => keys.includes(key) && base && isChanged(entry));
    const asked = rows.filter(({ base, entry }) => {
      const own = ownProblemsOf(columns, base, { ...entry!, isAttempted: true });
      return entry!.save !== 'saving' && Object.keys(own).length === 0;
    });
    if (!confirmSave || asked.length === 0) return true;
    const mark = (save: RowEntry<T>['save']) =>
      update((entered) => asked.reduce((all, { key }) => withEntry(all, key, { save }), entered));
    const refuseAll = (problems: readonly CellProblem[]) => {
      for (const { key, entry } of asked) refuse(key, entry!.changes, problems);
    };
    mark('saving');
    try {
      const isConfirmed = await confirmSave(
        asked.map(({ base, entry }) => ({ row: entry!.onto ?? base!, changes: entry!.changes })),
      );
      mark(undefined);
      if (!isConfirmed) refuseAll([{ message: 'You canceled the change.' }]);
      return isConfirmed;
    } catch (error) {
      refuseAll(explain(props.current, error));
      return false;
    }
  };

  const save = async (key: string): Promise<void> => {
    if (await areConfirmed([key])) await write(key);
  };

  const write = async (key: string): Promise<void> => {
    const row = rowOf(key);
    if (!row?.entry || !isChanged(row.entry) || row.entry.save === 'saving' || !props.current.save) return;
    update((entered) => withEntry(entered, key, { isAttempted: true }));
    const own = ownProblemsOf(props.current.columns, row.base, { ...row.entry, isAttempted: true });
    if (Object.keys(own).length > 0) return;
    const sent = row.entry.changes;
    update((entered) => withEntry(entered, key, { save: 'saving' }));
    try {
      const saved = await send(props.current, row, key);
      const savedKey = saved ? props.current.rowKey(saved) : key;
      update((entered) =>
        saved || row.base
          ? withSaved(entered, key, sent, saved ? { key: savedKey, row: saved, onto: row.listed } : undefined)
          : without(entered, key),
      );
      if (savedKey !== key) {
        rename(key, savedKey);
        onRenamed(key, savedKey);
      }
      const { words = messages } = props.current;
      announce(row.base ? words.updated : words.created);
      if (!isHere(savedKey)) await save(savedKey);
    } catch (error) {
      refuse(key, sent, explain(props.current, error));
    }
  };

  /** The person went on to another row, or away. A new row in which nothing was entered goes with them. */
  const leave = (key: string) => {
    const entry = live.current[key];
    if (entry?.isNew && !entry.isAttempted && Object.keys(entry.changes).length === 0) {
      return drop(key);
    }
    if (entry?.save !== 'failed') void save(key);
  };

  const saveEach = async (keys: readonly string[]) => {
    const left = [...new Set(keys)].filter((key) => !isHere(key));
    if (!(await areConfirmed(left))) return;
    // Who confirmed a row is back in it when the question closes, and meant it all the same.
    const isMeant = props.current.confirmSave !== undefined;
    for (const key of left) if (isMeant || !isHere(key)) await write(keyNow(key));
  };

  return { save, leave, saveEach };
}

async function send<T extends object>(props: EditableTableProps<T>, { base, entry }: ShownRow<T>, act: string) {
  const changes = entry!.changes;
  return base ? props.save?.(entry!.onto ?? base, changes) : props.add?.(changes, act);
}
