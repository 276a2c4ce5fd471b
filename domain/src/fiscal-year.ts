/**
 * When the district's year begins: with `api/sql/foundation/fiscal_year.sql` the only place that knows. A year is named for the calendar
 * year in which it ends (spec 3 §9).
 */
import { daysInMonth, firstDayOf, isoMonth, MONTH_NAMES, monthOfDay, monthsAfter, type Month } from './month.ts';

const FIRST_MONTH = 9;

export const fiscalYearOfMonth = ({ year, month }: Month): number => (month < FIRST_MONTH ? year : year + 1);

/** The fiscal year of a day in ISO form. */
export const fiscalYearOf = (day: string): number => fiscalYearOfMonth(monthOfDay(day));

/** The month with that number, 1 to 12 by the calendar, in a fiscal year. */
export const monthInYear = (month: number, fiscalYear: number): Month => ({
  year: month < FIRST_MONTH ? fiscalYear : fiscalYear - 1,
  month,
});

const firstMonthOfYear = (fiscalYear: number): Month => monthInYear(FIRST_MONTH, fiscalYear);

export const lastMonthOfYear = (fiscalYear: number): Month => monthsAfter(firstMonthOfYear(fiscalYear), 11);

/** In ISO form. */
export const firstDayOfYear = (fiscalYear: number): string => firstDayOf(firstMonthOfYear(fiscalYear));

/** In ISO form. */
export function lastDayOfYear(fiscalYear: number): string {
  const last = lastMonthOfYear(fiscalYear);
  return `${isoMonth(last)}-${daysInMonth(last)}`;
}

/** The calendar's numbers of the twelve months, as the year has them. */
export const MONTHS_IN_ORDER: readonly number[] = Array.from(
  { length: 12 },
  (_, index) => ((FIRST_MONTH - 1 + index) % 12) + 1,
);

const nameOf = ({ month }: Month): string => MONTH_NAMES[month - 1]!;
const dayOf = (day: string): string => `${nameOf(monthOfDay(day))} ${Number(day.slice(8))}`;

// Any year has the same months and days by name.
const A_YEAR = 2026;
/** `August` */
export const LAST_MONTH_NAME = nameOf(lastMonthOfYear(A_YEAR));
/** `August 31` */
export const LAST_DAY_NAME = dayOf(lastDayOfYear(A_YEAR));
/** `September to August` */
export const YEAR_IN_MONTHS = `${nameOf(firstMonthOfYear(A_YEAR))} to ${LAST_MONTH_NAME}`;
/** `September 1 to August 31` */
export const YEAR_IN_DAYS = `${dayOf(firstDayOfYear(A_YEAR))} to ${LAST_DAY_NAME}`;

/** `September 2025 to August 2026` */
export function spanOfYear(fiscalYear: number): string {
  const [first, last] = [firstMonthOfYear(fiscalYear), lastMonthOfYear(fiscalYear)];
  return `${nameOf(first)} ${first.year} to ${nameOf(last)} ${last.year}`;
}
