import { readDate } from '../dates.ts';
import type { CellValue, Column } from './column.ts';

/** Whether a value passes the filter of its column, as the address writes it. */
export function matches(kind: Column<never>['kind'], value: CellValue, filter: string): boolean {
  if (kind === 'flag') return (value === true ? 'yes' : 'no') === filter;
  if (kind === 'choice') return (value ?? '') === filter;
  if (kind === 'text') return folded(String(value ?? '')).includes(folded(filter));
  return withinRange(value, filter);
}

/** `least..most`, each of which may be left out. */
function withinRange(value: CellValue, filter: string): boolean {
  if (value === null) return false;
  const [least = '', most = ''] = filter.split('..').map((limit) => limit.trim());
  if (typeof value === 'number') return value >= limitOf(least, -Infinity) && value <= limitOf(most, Infinity);
  // ISO dates compare as text; `..2024` goes to the end of that year.
  const text = String(value);
  const [first, last] = [readDate(least) ?? least, readDate(most) ?? most];
  return text >= first && (last === '' || text.slice(0, last.length) <= last);
}

/** A limit that is still being typed does not hide everything. */
function limitOf(typed: string, open: number): number {
  const limit = Number(typed.replaceAll(',', ''));
  return typed === '' || Number.isNaN(limit) ? open : limit;
}

/** As people search: without regard to case and accents. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
