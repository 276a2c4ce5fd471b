import type { RefObject } from 'react';
import { errorWordsToQuote } from '../error-words.ts';
import { shownRows, without, withRefusals, type CellProblem, type Entered, type ShownRow } from './entries.ts';
import type { Values } from './column.ts';
import type { EditableTableProps } from './props.ts';

/** What the acts stand on: they outlive a rendering, so they read everything as it is by then. */
export interface Ground<T extends object> {
  props: RefObject<EditableTableProps<T>>;
  live: RefObject<Entered<T>>;
  update: (change: (entered: Entered<T>) => Entered<T>) => void;
  /** A person is in this row, so it is not saved behind their back. */
  isHere: (key: string) => boolean;
  /** A new row got its key. */
  onRenamed: (from: string, to: string) => void;
  announce: (words: string) => void;
}

/** The rows of a table with what was entered in them, as every act finds them. */
export function rowAccess<T extends object>({ props, live, update, announce }: Ground<T>) {
  const renamed = new Map<string, string>();
  const shown = (): ShownRow<T>[] => shownRows(props.current.rows ?? [], props.current.rowKey, live.current);
  const rowOf = (key: string) => shown().find((row) => row.key === key);

  /** What was sent stays entered, with what is wrong with it. */
  const refuse = (key: string, sent: Values, problems: readonly CellProblem[]) => {
    const row = { ...rowOf(key)?.base, ...sent };
    update((entered) => withRefusals(entered, key, row, problems));
    announce(`Not saved: ${problems.map(({ message }) => message).join(' ')}`);
  };

  return {
    shown,
    rowOf,
    refuse,
    /** Takes a row away that only stands here. */
    drop: (key: string) => update((entered) => without(entered, key)),
    rename: (from: string, to: string) => renamed.set(from, to),
    /** The key that a row has by now. */
    keyNow: (key: string) => renamed.get(key) ?? key,
  };
}

export type RowAccess<T extends object> = ReturnType<typeof rowAccess<T>>;

/** What is said of a column that is not shown is said of its row. */
export function explain<T extends object>(props: EditableTableProps<T>, error: unknown): readonly CellProblem[] {
  const problems = props.explain?.(error) ?? [{ message: errorWordsToQuote(error) }];
  return problems.map(({ column, ...problem }) =>
    props.columns.some(({ id }) => id === column) ? { ...problem, column: column! } : problem,
  );
}
