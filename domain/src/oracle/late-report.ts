/** The second writing of `api/sql/dashboard/ui_dashboard_late_meter_readings.sql`. */
import { monthNumber, monthOfNumber, type Month } from '../month.ts';

/** The day of the following month by which a reading is due. */
const READING_DUE_DAY = 5;
const DAY_MS = 86_400_000;

/**
 * Days since the reading after `lastReport` was due, 0 while it is not late. It is due on the fifth of the month after the
 * month that it reports. `today` is `YYYY-MM-DD` where the district is.
 */
export function daysLate(lastReport: Month, today: string): number {
  const due = monthOfNumber(monthNumber(lastReport) + 2);
  return Math.max(0, (Date.parse(today) - Date.UTC(due.year, due.month - 1, READING_DUE_DAY)) / DAY_MS);
}
