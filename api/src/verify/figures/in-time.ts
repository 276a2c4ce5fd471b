import { firstDayOf, monthsAfter, type Month } from '@artesian/domain/month';

/** Finds the rows of a key, none where there are none. */
export function listsBy<T>(rows: readonly T[], keyOf: (row: T) => number): (key: number) => readonly T[] {
  const lists = new Map<number, T[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return (key) => lists.get(key) ?? [];
}

/** The last row that holds at `when`; days and years in ISO form sort as time does. */
export function latest<T>(rows: readonly T[], holdsFrom: (row: T) => string, when: string): T | undefined {
  let last: T | undefined;
  for (const row of rows) {
    const from = holdsFrom(row);
    if (from <= when && (last === undefined || holdsFrom(last) <= from)) last = row;
  }
  return last;
}

/** Whether a link or a permit holds on some day of a month. */
export const holdsIn = (
  { start_date, end_date }: { start_date: string; end_date: string | null },
  month: Month,
): boolean => start_date < firstDayOf(monthsAfter(month, 1)) && (end_date === null || end_date >= firstDayOf(month));
