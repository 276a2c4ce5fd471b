import { formatCell, shownValue } from '../table/column.ts';
import type { EditableColumn, Values } from './column.ts';
import { asEntered, type ShownRow } from './entries.ts';

/** Columns that hold a button: how the row is saved, and its deletion. */
export const STATE_COLUMN = '$state';
export const REMOVE_COLUMN = '$remove';

/** The value that stands in a cell, be it saved or entered. */
export const valueIn = <T>(columns: readonly EditableColumn<T>[], { base, entry }: ShownRow<T>, column: string) =>
  (asEntered(columns, base, entry?.changes) as Values)[column];

export function mayEdit<T>(
  columns: readonly EditableColumn<T>[],
  column: EditableColumn<T>,
  { base, entry }: Pick<ShownRow<T>, 'base' | 'entry'>,
): boolean {
  if (!column.entry) return false;
  return !base || column.isEditable?.(asEntered(columns, base, entry?.changes)) !== false;
}

/** What a cell says: what is not understood as it was typed, and nothing that would be worked out of that. */
export function wordsIn<T>(
  column: EditableColumn<T>,
  row: T,
  isNew: boolean,
  problems: Readonly<Record<string, string>>,
): string {
  const value = (row as Values)[column.id];
  if (!column.entry) return isNew || Object.keys(problems).length > 0 ? '' : formatCell(column, row);
  if (column.entry.isSecret) return value ? '••••••••' : '';
  const isUnread = problems[column.id] !== undefined && typeof value === 'string';
  return isUnread ? value : formatCell(column, row);
}

/** As it goes to the clipboard: so that it can be pasted here again. */
export function copyOf<T>(columns: readonly EditableColumn<T>[], column: EditableColumn<T>, row: ShownRow<T>): string {
  if (column.entry?.isSecret) return '';
  if (column.entry) return column.entry.textOf(valueIn(columns, row, column.id));
  return row.base ? String(shownValue(column, asEntered(columns, row.base, row.entry?.changes)) ?? '') : '';
}

/** The name of a cell for screen readers. */
export const cellName = (header: string, rowName: string) => `${header}, row ${rowName}`;
