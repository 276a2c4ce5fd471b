/** The second writing of `api/sql/metering/reading_due_day.sql` and `api/sql/dashboard/ui_dashboard_late_meter_readings.sql`. */
import { monthNumber, monthOfNumber, type Month } from '../month.ts';

/** The day of the following month by which a reading is due where the district says no other. */
const READING_DUE_DAY = 5;
const DAY_MS = 86_400_000;

/**
 * Days since the reading after `lastReport` was due, 0 while it is not late. It is due on `dueDay` of the month after the
 * month that it reports. `today` is `YYYY-MM-DD` where the district is.
 */
export function daysLate(lastReport: Month, today: string, dueDay = READING_DUE_DAY): number {
  const due = monthOfNumber(monthNumber(lastReport) + 2);
  return Math.max(0, (Date.parse(today) - Date.UTC(due.year, due.month - 1, dueDay)) / DAY_MS);
}
