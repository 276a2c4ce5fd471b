import { messages } from '@artesian/contract/language/messages';
import type { RefObject } from 'react';
import { errorWordsToQuote } from '../error-words.ts';
import { notify } from '../notify.ts';
import {
  isChanged,
  ownProblemsOf,
  shownRows,
  withCell,
  withEntry,
  withNew,
  without,
  withRefusals,
  withSaved,
  type CellChange,
  type CellProblem,
  type Entered,
  type RowEntry,
  type ShownRow,
} from './entries.ts';
import type { Values } from './column.ts';
import type { EditableTableProps } from './props.ts';

/** What the acts stand on: they outlive a rendering, so they read everything as it is by then. */
interface Ground<T extends object> {
  props: RefObject<EditableTableProps<T>>;
  live: RefObject<Entered<T>>;
  update: (change: (entered: Entered<T>) => Entered<T>) => void;
  /** A person is in this row, so it is not saved behind their back. */
  isHere: (key: string) => boolean;
  /** A new row got its key. */
  onRenamed: (from: string, to: string) => void;
  announce: (words: string) => void;
}

/** What can be done with the entries of a table. */
export function entryActs<T extends object>({ props, live, update, isHere, onRenamed, announce }: Ground<T>) {
  const renamed = new Map<string, string>();
  /** The key that a row has by now. */
  const keyNow = (key: string) => renamed.get(key) ?? key;

  const shown = (): ShownRow<T>[] => shownRows(props.current.rows ?? [], props.current.rowKey, live.current);
  const rowOf = (key: string) => shown().find((row) => row.key === key);

  const setCells = (changes: readonly CellChange[]) =>
    update((entered) => changes.reduce((all, change) => withCell(all, change, rowOf(change.row)?.base), entered));

  const add = (values: Values = {}): string => {
    const key = `new-${crypto.randomUUID()}`;
    update((entered) => withNew(entered, key, values));
    return key;
  };

  /** Takes a row away that only stands here. */
  const drop = (key: string) => update((entered) => without(entered, key));

  const refuse = (key: string, sent: Values, problems: readonly CellProblem[]) => {
    const row = { ...rowOf(key)?.base, ...sent };
    update((entered) => withRefusals(entered, key, row, problems));
    announce(`Not saved: ${problems.map(({ message }) => message).join(' ')}`);
  };

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
        renamed.set(key, savedKey);
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

  /** Answers what concerns no row of those that were sent. */
  const saveTogether = async (): Promise<string | undefined> => {
    const rows = shown().filter(({ base, entry }) => base && isChanged(entry)) as Required<ShownRow<T>>[];
    const sent = rows.map(({ base, entry }) => ({ row: entry!.onto ?? base!, changes: entry!.changes }));
    const mark = (save: RowEntry<T>['save']) =>
      update((entered) => rows.reduce((all, { key }) => withEntry(all, key, { save, onto: undefined }), entered));
    update((entered) => rows.reduce((all, { key }) => withEntry(all, key, { save: 'saving', refusals: [] }), entered));
    try {
      const answered = await props.current.saveAll!(sent);
      update((entered) =>
        rows.reduce((all, { key, listed }, index) => {
          const row = answered?.[index];
          return withSaved(all, key, sent[index]!.changes, row && { key, row, onto: listed });
        }, entered),
      );
      notify.success(messages.updated);
      return undefined;
    } catch (error) {
      mark(undefined);
      const problems = explain(props.current, error).map((one) => (sent.length === 1 ? { row: 0, ...one } : one));
      rows.forEach(({ key }, index) => {
        const ofRow = problems.filter(({ row }) => row === index);
        if (ofRow.length > 0) refuse(key, sent[index]!.changes, ofRow);
      });
      return problems.find(({ row }) => row === undefined || !rows[row])?.message;
    }
  };

  const remove = async (key: string): Promise<void> => {
    const row = rowOf(key);
    if (!row || row.entry?.save === 'saving') return;
    const restore = () => update((entered) => (row.entry ? { ...entered, [key]: row.entry } : without(entered, key)));
    if (!row.base) {
      drop(key);
      notify.info('The new row was removed.', { action: { label: 'Undo', onClick: restore } });
      return;
    }
    if (props.current.confirmRemoval && !(await props.current.confirmRemoval(row.base))) return;
    update((entered) => withEntry(entered, key, { save: 'saving' }));
    try {
      const undo = await props.current.remove?.(row.base);
      update((entered) => withEntry(entered, key, { isGone: true }));
      notify.success(
        (props.current.words ?? messages).deleted,
        undo ? { action: { label: 'Undo', onClick: () => void bringBack(undo, restore) } } : {},
      );
    } catch (error) {
      refuse(key, row.entry?.changes ?? {}, explain(props.current, error));
    }
  };

  const reset = () => update(() => ({}));

  return { shown, rowOf, keyNow, setCells, add, save, saveEach, saveTogether, leave, remove, drop, reset };
}

export type EntryActs<T extends object> = ReturnType<typeof entryActs<T>>;

async function send<T extends object>(props: EditableTableProps<T>, { base, entry }: ShownRow<T>, act: string) {
  const changes = entry!.changes;
  return base ? props.save?.(entry!.onto ?? base, changes) : props.add?.(changes, act);
}

async function bringBack(undo: () => Promise<unknown>, restore: () => void) {
  try {
    await undo();
    restore();
    notify.success(messages.updated);
  } catch (error) {
    notify.error(errorWordsToQuote(error));
  }
}

/** What is said of a column that is not shown is said of its row. */
function explain<T extends object>(props: EditableTableProps<T>, error: unknown): readonly CellProblem[] {
  const problems = props.explain?.(error) ?? [{ message: errorWordsToQuote(error) }];
  return problems.map(({ column, ...problem }) =>
    props.columns.some(({ id }) => id === column) ? { ...problem, column: column! } : problem,
  );
}
