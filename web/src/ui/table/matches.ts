import type { Column } from './column.ts';

/** Whether a value passes the filter of its column, as the address writes it. */
export function matches<T>(kind: Column<T>['kind'], value: string | number | boolean | null, filter: string): boolean {
  if (kind === 'flag') return (value === true ? 'yes' : 'no') === filter;
  if (kind === 'choice') return (value ?? '') === filter;
  if (kind === 'text') return folded(String(value ?? '')).includes(folded(filter));
  return withinRange(value, filter);
}

/** `least..most`, each of which may be left out. Dates compare as text, as ISO dates do. */
function withinRange(value: string | number | boolean | null, filter: string): boolean {
  if (value === null) return false;
  const [least = '', most = ''] = filter.split('..');
  if (typeof value === 'number')
    return (least === '' || value >= Number(least)) && (most === '' || value <= Number(most));
  return (least === '' || String(value) >= least) && (most === '' || String(value) <= most);
}

/** As people search: without regard to case and accents. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
