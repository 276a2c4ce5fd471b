/** A calendar month. `month` is 1 to 12. */
export interface Month {
  year: number;
  month: number;
}

/** The fiscal year runs from September to August and is named for the year of its August (spec 3 §9). */
export function fiscalYear({ year, month }: Month): number {
  return month >= 9 ? year + 1 : year;
}

/** Position of a month in its fiscal year: September is 0, August 11. */
export function fiscalMonthIndex(month: number): number {
  return (month + 3) % 12;
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

/** Months counted from year 0, for comparing and stepping. */
export const monthNumber = ({ year, month }: Month): number => year * 12 + month - 1;

export const monthOfNumber = (number: number): Month => ({ year: Math.floor(number / 12), month: (number % 12) + 1 });

export const daysInMonth = ({ year, month }: Month): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
