/** The second writing of `api/sql/metering/report_terms.sql`. */
import { firstDayOf, monthsAfter, type Month } from '../month.ts';

/** How somebody reports: by periods of so many months, each due on a day (1 to 28) of a later month. */
export interface ReportTerms {
  /** 1, 3, 6 or 12: they divide the fiscal year. */
  months: number;
  dueMonthsAfter: number;
  dueDay: number;
}

/** Terms of one permit, of a permit type, or (both null) of all permits, from a fiscal year on. */
export interface ReportRule extends ReportTerms {
  permit: number | null;
  permitType: number | null;
  fromYear: number;
}

/** Of the 5th of the month after each, unless the district says another day. */
export const monthly = (dueDay = 5): ReportTerms => ({ months: 1, dueMonthsAfter: 1, dueDay });

/** The terms of a permit in a fiscal year: its own before those of its type, and these before those of all, each from the latest year. */
export function termsOf(
  rules: readonly ReportRule[],
  of: { permit: number; permitType: number },
  year: number,
  otherwise: ReportTerms = monthly(),
): ReportTerms {
  const inForce = rules
    .filter(({ fromYear }) => fromYear <= year)
    .toSorted((one, other) => other.fromYear - one.fromYear);
  return (
    inForce.find(({ permit }) => permit === of.permit) ??
    inForce.find(({ permitType }) => permitType === of.permitType) ??
    inForce.find(({ permit, permitType }) => permit === null && permitType === null) ??
    otherwise
  );
}

/** The last month of the period that a month is in, where fiscal years begin with `firstMonth` (1 to 12). */
export function lastMonthOfPeriod(month: Month, periodMonths: number, firstMonth: number): Month {
  const inYear = (month.month - firstMonth + 12) % 12;
  return monthsAfter(month, periodMonths - 1 - (inYear % periodMonths));
}

/** The last day on which the report of a period is not late, in ISO form. */
export function reportDueDay(lastMonth: Month, { dueMonthsAfter, dueDay }: ReportTerms): string {
  return firstDayOf(monthsAfter(lastMonth, dueMonthsAfter)).replace(/\d\d$/, String(dueDay).padStart(2, '0'));
}
