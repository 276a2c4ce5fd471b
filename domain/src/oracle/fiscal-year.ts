/** The second writing of `api/sql/foundation/fiscal_year.sql`, by which every volume of a year is summed. */
import type { Month } from '../month.ts';

/** The fiscal year runs from September to August and is named for the year of its August (spec 3 §9). */
export function fiscalYear({ year, month }: Month): number {
  return month >= 9 ? year + 1 : year;
}

/** The twelve months of a fiscal year, September first. */
export function monthsOfFiscalYear(year: number): Month[] {
  return Array.from({ length: 12 }, (_, index) =>
    index < 4 ? { year: year - 1, month: index + 9 } : { year, month: index - 3 },
  );
}

/** The calendar month of an instant where the district is. `timeZone` is an IANA name such as America/Chicago. */
export function monthAt(instant: Date, timeZone: string): Month {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'numeric' }).formatToParts(
    instant,
  );
  const part = (type: string) => Number(parts.find((one) => one.type === type)!.value);
  return { year: part('year'), month: part('month') };
}

/** The fiscal year that an instant lies in, where the district is. */
export function fiscalYearAt(instant: Date, timeZone: string): number {
  return fiscalYear(monthAt(instant, timeZone));
}
