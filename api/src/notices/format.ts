import { volumeDigits } from '@artesian/domain/volume-unit';
const percentFormat = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const read = (day: string) => new Date(`${day}T00:00:00Z`);
const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `December 5, 2026` */
export const formatDay = (day: string): string => dayFormat.format(read(day));
/** `December 2026` */
export const formatMonth = (day: string): string => monthFormat.format(read(day));
/** `1,200,000` */
export const formatGallons = (gallons: number | null): string =>
  gallons === null ? 'Not known' : volumeDigits(gallons);

/** `70` or `63.33`, in percent of what is permitted; of nothing permitted there is none. */
export const formatPercent = (gallons: number | null, permitted: number | null): string =>
  gallons === null || !permitted ? '' : percentFormat.format((gallons / permitted) * 100);

export function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
