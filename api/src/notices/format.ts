import { locale, t } from '@artesian/domain/texts/translate';
import { volumeDigits } from '@artesian/domain/volume-unit';

const read = (day: string) => new Date(`${day}T00:00:00Z`);

/** `December 5, 2026` */
export const formatDay = (day: string): string =>
  read(day).toLocaleDateString(locale(), { dateStyle: 'long', timeZone: 'UTC' });
/** `December 2026` */
export const formatMonth = (day: string): string =>
  read(day).toLocaleDateString(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `1,200,000` */
export const formatGallons = (gallons: number | null): string =>
  gallons === null ? t('Not known') : volumeDigits(gallons);

/** `70` or `63.33`, in percent of what is permitted; of nothing permitted there is none. */
export const formatPercent = (gallons: number | null, permitted: number | null): string =>
  gallons === null || !permitted
    ? ''
    : ((gallons / permitted) * 100).toLocaleString(locale(), { maximumFractionDigits: 2 });

export function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
