/** How an indicator of drought stands beside what it read before. */

export interface MeanOfDay {
  /** As `YYYY-MM-DD`. */
  day: string;
  /** Of the day itself; null where nothing was read. */
  value: number | null;
  /** Of the days that end with it; null where too few of them have a value. */
  mean: number | null;
}

export interface IndicatorStanding {
  /** The last day with a value. */
  read_on: string | null;
  /** Whether there are too few values for a mean of today: the rule that triggers go by (`rollingMeans`). */
  is_late: boolean;
  /** The latest mean, and its day. */
  mean: number | null;
  mean_on: string | null;
  /** The means of the same day a month and a year before; null where there were none. */
  month_ago: number | null;
  year_ago: number | null;
}

/** The standing of an indicator on a day, from the days through it in their order. */
export function standingOf(days: readonly MeanOfDay[], today: string): IndicatorStanding {
  const byDay = new Map(days.map(({ day, mean }) => [day, mean]));
  const latest = days.findLast(({ mean }) => mean !== null);
  const before = (months: number) => (latest ? (byDay.get(monthsBack(latest.day, months)) ?? null) : null);
  return {
    read_on: days.findLast(({ value }) => value !== null)?.day ?? null,
    is_late: latest === undefined || daysBetween(latest.day, today) > 1,
    mean: latest?.mean ?? null,
    mean_on: latest?.day ?? null,
    month_ago: before(1),
    year_ago: before(12),
  };
}

const DAY_MS = 86_400_000;

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day so many months before; the last of the month where that has no such day. */
export function monthsBack(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(dayOfMonth, last))).toISOString().slice(0, 10);
}
