import { monthNumber, type Month } from '@artesian/domain/month';
import { readMonth } from '@artesian/domain/read-month';
import { districtYear } from '../ui/district-year.ts';
import type { MeantCell, ReadPaste } from '../ui/editable-table/paste.ts';

/** How the rows of a table of months are named in what is pasted into it. */
export interface NamedMonths<T> {
  /** What each row is known by: `meter ID`, among `these meters`. */
  name: string;
  among: string;
  /** What is pasted: into the column, in words. */
  column: keyof T & string;
  number: string;
  nameOf: (row: T) => string;
  monthOf: (row: T) => Month;
  keyOf: (row: T) => string;
}

/**
 * Lines of a name and a number, with a month between them where all months are shown, are meant for the rows of those names, wherever
 * they stand. A line of headings says nothing. One that fits no row keeps all of them out.
 */
export function readLinesByName<T>(
  rows: readonly T[],
  { name, among, column, number, nameOf, monthOf, keyOf }: NamedMonths<T>,
  fiscalYear: number,
  isAll: boolean,
): ReadPaste {
  const expected = isAll ? `a ${name}, a month and a ${number}` : `a ${name} and a ${number}`;
  const byName = new Map<string, T[]>();
  for (const row of rows) byName.set(plain(nameOf(row)), [...(byName.get(plain(nameOf(row))) ?? []), row]);
  const isNamed = ([first = '']: readonly string[]) => byName.has(plain(first));

  /** The row that a line is meant for, or why there is none. */
  const rowOf = ([named = '', ...rest]: readonly string[]): T | string => {
    const found = byName.get(plain(named));
    if (!found) return `${named || `A line without a ${name}`} is not among ${among}.`;
    if (rest.length !== (isAll ? 2 : 1)) return `${expected} were expected.`;
    if (!isAll) return found[0]!;
    const month = readMonth(rest[0]!, fiscalYear, districtYear());
    if (!month) return `“${rest[0]}” is not a month we recognize. Use 2/2026 or Feb 2026.`;
    const row = found.find((one) => monthNumber(monthOf(one)) === monthNumber(month));
    return row ?? `${named} has no row for ${rest[0]} here.`;
  };

  return (lines) => {
    if (!lines.some(isNamed)) return undefined;
    const cells: MeantCell[] = [];
    const refused: string[] = [];
    for (const [index, line] of lines.entries()) {
      if (isEmpty(line) || (index === 0 && !isNamed(line) && !line.some(hasDigit))) continue;
      const row = rowOf(line);
      const key = typeof row === 'string' ? undefined : keyOf(row);
      if (key === undefined) refused.push(`Line ${index + 1}: ${String(row)}`);
      else if (cells.some((cell) => cell.row === key)) refused.push(`Line ${index + 1}: ${line[0]} appears twice.`);
      else cells.push({ row: key, column, text: line.at(-1)! });
    }
    return { cells, refused, words: `Each line is read as ${expected}.` };
  };
}

const plain = (name: string) => name.trim().toLowerCase();
const isEmpty = (line: readonly string[]) => line.join('').trim() === '';
const hasDigit = (cell: string) => /\d/.test(cell);
