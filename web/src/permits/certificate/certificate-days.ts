/** Certificates begin on the first day of a fiscal year and expire on its last (spec 3 §9). */
import { districtYear } from '../../ui/district-year.ts';

/** The first day of a fiscal year in the current calendar year. */
export const issueDayOf = (today: string): string =>
  today.slice(0, 4) + districtYear().firstDayOf(districtYear().ofDay(today)).slice(4);

/** The last day of the fiscal year in which it is issued; of the next one where it is issued on that day. */
export function expiryOf(issued: string): string {
  const years = districtYear();
  const year = years.ofDay(issued);
  const last = years.lastDayOf(year);
  return issued < last ? last : years.lastDayOf(year + 1);
}
