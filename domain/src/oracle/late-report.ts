/** The second writing of `api/sql/metering/next_readings.sql` and `api/sql/dashboard/ui_dashboard_late_meter_readings.sql`. */
import { monthsAfter, type Month } from '../month.ts';
import { lastMonthOfPeriod, monthly, reportDueDay, type ReportTerms } from './report-terms.ts';

const DAY_MS = 86_400_000;

/**
 * Days since the report after `lastReport` was due, 0 while it is not late: that of the period in which the next month is, where fiscal years
 * begin with `firstMonth`. `today` is `YYYY-MM-DD` where the district is.
 */
export function daysLate(lastReport: Month, today: string, terms: ReportTerms = monthly(), firstMonth = 9): number {
  const last = lastMonthOfPeriod(monthsAfter(lastReport, 1), terms.months, firstMonth);
  return Math.max(0, (Date.parse(today) - Date.parse(reportDueDay(last, terms))) / DAY_MS);
}
