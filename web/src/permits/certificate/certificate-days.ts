/** Certificates begin on the first day of a fiscal year and expire on its last (spec 3 §9). */
import { firstDayOfYear, fiscalYearOf, lastDayOfYear } from '@artesian/domain/fiscal-year';

/** The first day of a fiscal year in the current calendar year. */
export const issueDayOf = (today: string): string => today.slice(0, 4) + firstDayOfYear(fiscalYearOf(today)).slice(4);

/** The last day of the fiscal year in which it is issued; of the next one where it is issued on that day. */
export function expiryOf(issued: string): string {
  const year = fiscalYearOf(issued);
  const last = lastDayOfYear(year);
  return issued < last ? last : lastDayOfYear(year + 1);
}
