import type { ComponentType, ReactNode } from 'react';
import type { EditableColumn, Values } from './column.ts';
import type { CellChange, CellProblem } from './entries.ts';
import type { ReadPaste } from './paste.ts';

/** Grey for what is over, orange and yellow for what needs the reader; a column says in words why. */
export type RowTone = 'grey' | 'orange' | 'yellow';

export interface PageSizes {
  atFirst: number;
  offered: readonly number[];
}

interface CommonProps<T extends object> {
  /** Names the table for screen readers. */
  name: string;
  /** Undefined while they are on their way. */
  rows: readonly T[] | undefined;
  /** The same array from one rendering to the next; the first column stays in sight, and the second where it says so. */
  columns: readonly EditableColumn<T>[];
  rowKey: (row: T) => string;
  /** What a person knows a row by, for names and messages. */
  rowName: (row: T) => string;
  isReadOnly?: boolean;
  rowTone?: (row: T) => RowTone | undefined;
  /** What to say where there are no rows. */
  empty?: string;
  /** Stands above the cells, and may enter many of them at once. */
  tools?: (entered: EnteredRows<T>) => ReactNode;
  /** Stands beside the cells where there is room, and shows what follows from the rows as they were entered. */
  beside?: (rows: readonly T[]) => ReactNode;
  /** Stands under the cells, and sums up the rows as they were entered. */
  below?: (rows: readonly T[]) => ReactNode;
  /** What of each row follows from all of them, as they are entered: shown, and never sent. */
  follows?: (rows: readonly T[]) => readonly Partial<T>[];
  /** Where a paste may mean something else than it says. */
  readPaste?: ReadPaste;
  /** Of the part that scrolls, in px. */
  maxHeight?: number;
  /** How many rows stand on a page; without, all of them. */
  pageSizes?: PageSizes;
  /** What a refused save means for the cells; without, its message for the whole. */
  explain?: (error: unknown) => readonly CellProblem[];
  /** Asks before entries are left behind. */
  Guard?: ComponentType<{ isDirty: () => boolean }>;
}

/** The rows with what was entered in them, and how to enter more: `words` say what was done, with a way back. */
export interface EnteredRows<T extends object> {
  rows: readonly T[];
  /** Asks first, as whatever is pasted from a spreadsheet; says when it was. */
  paste: (text: string, onPasted: () => void) => void;
  enter: (cells: readonly CellChange[], words: string) => void;
}

/** Each row is saved by itself, when it is left. A save answers the row as it stands then. */
export interface SavedByRow<T extends object> {
  save: (row: T, changes: Values) => Promise<T | void>;
  /** Asked before rows are saved that are there already: all that are saved at once, such as those of a paste. */
  confirmSave?: ((rows: readonly ChangedRow<T>[]) => Promise<boolean>) | undefined;
  /** Without, no rows can be added. `act` names the act, so that repeating it after a lost answer adds no second row. */
  add?: ((values: Values, act: string) => Promise<T | void>) | undefined;
  addLabel?: string;
  /** Asked before a row is deleted that nothing brings back. */
  confirmRemoval?: ((row: T) => Promise<boolean>) | undefined;
  /** What is said of rows that were saved, where that has words of its own. */
  words?: SavedWords;
  /** Without, no rows can be deleted. Answers how to undo it. */
  remove?: ((row: T) => Promise<(() => Promise<unknown>) | void>) | undefined;
  removeLabel?: string;
  saveAll?: never;
}

/** What is said of a row that was saved. */
export type SavedWords = Readonly<Record<'created' | 'updated' | 'deleted', string>>;

export interface ChangedRow<T> {
  row: T;
  changes: Values;
}

/** All changes are saved together, by a button, or none of them. */
export interface SavedTogether<T extends object> {
  saveAll: (rows: readonly ChangedRow<T>[]) => Promise<readonly T[] | void>;
  save?: never;
  add?: never;
  addLabel?: never;
  remove?: never;
  removeLabel?: never;
  confirmRemoval?: never;
  confirmSave?: never;
  words?: never;
}

export type EditableTableProps<T extends object> = CommonProps<T> & (SavedByRow<T> | SavedTogether<T>);
