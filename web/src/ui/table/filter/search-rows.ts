import { shortDate } from '../../dates.ts';
import { formatCell, shownValue, type Column } from '../column.ts';
import { folded } from './folded.ts';

/**
 * Finds the rows that hold every word of a text in some of these columns. What they hold is put together at the first
 * search, and then only looked through.
 */
export function searchIn<T extends object>(rows: readonly T[], columns: readonly Column<T>[]) {
  let texts: readonly string[] | undefined;
  return (search: string): readonly T[] => {
    const words = folded(search).split(/\s+/).filter(Boolean).map(ungrouped);
    if (words.length === 0) return rows;
    texts ??= rows.map((row) => folded(columns.map((column) => searched(column, row)).join('\n')));
    return rows.filter((_row, index) => words.every((word) => texts![index]!.includes(word)));
  };
}

/** A date is found as it is shown, as it is typed and as it is stored. */
function searched<T>(column: Column<T>, row: T): string {
  const value = shownValue(column, row);
  if (value === null || typeof value === 'boolean') return '';
  if (column.kind === 'date') return `${formatCell(column, row)} ${shortDate(String(value))} ${value}`;
  return String(value);
}

/** Numbers are searched without the commas they are shown with. */
const ungrouped = (word: string) => (/^-?\d{1,3}(,\d{3})+(\.\d*)?$/.test(word) ? word.replaceAll(',', '') : word);
