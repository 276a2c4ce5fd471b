import { monthNumber, monthOfNumber, type Month } from './fiscal-year.ts';

/** The day of the following month by which a reading is due. */
const READING_DUE_DAY = 5;
const DAY_MS = 86_400_000;

/**
 * Days since the reading after `lastReport` was due, 0 while it is not late. It is due on `dueDay` of the month after the
 * month that it reports. `today` is `YYYY-MM-DD` where the district is. A month after `retired` is never late.
 */
export function daysLate(
  lastReport: Month,
  today: string,
  { retired = null as string | null, dueDay = READING_DUE_DAY } = {},
): number {
  const missing = monthOfNumber(monthNumber(lastReport) + 1);
  if (retired !== null && monthNumber(missing) > monthNumber(monthOf(retired))) return 0;
  const due = monthOfNumber(monthNumber(missing) + 1);
  const late = (Date.parse(today) - Date.UTC(due.year, due.month - 1, dueDay)) / DAY_MS;
  return Math.max(0, Math.floor(late));
}

function monthOf(date: string): Month {
  const [year, month] = date.split('-').map(Number) as [number, number];
  return { year, month };
}
