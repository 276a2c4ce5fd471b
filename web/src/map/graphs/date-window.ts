/** Days in ISO form, both included; undefined where it is open. */
export interface DateWindow {
  start: string | undefined;
  end: string | undefined;
}

/** Months that the production graph looks back at first (spec 1 §9). */
const MONTHS_BACK = 18;

/** What a graph shows at first: production the last eighteen months, water levels everything up to the last day. */
export const firstWindow = {
  production: (today: string): DateWindow => ({ start: shiftMonths(today, -MONTHS_BACK), end: today }),
  levels: (lastDay: string | undefined): DateWindow => ({ start: undefined, end: lastDay }),
};

export const isWithin = (day: string, { start, end }: DateWindow): boolean =>
  (start === undefined || day >= start) && (end === undefined || day <= end);

/** What the CSV holds: the window and one month more, so that a month that was begun is there as a whole (spec 1 §7). */
export const exportWindow = ({ start, end }: DateWindow): DateWindow => ({
  start,
  end: end === undefined ? undefined : shiftMonths(end, 1),
});

/** `Time Series Data for {id} between {start} and {end}.csv`; an open end is the first or last day of the data. */
export const exportName = (id: string, { start, end }: DateWindow, days: readonly string[]): string =>
  `Time Series Data for ${id} between ${start ?? days[0] ?? ''} and ${end ?? days.at(-1) ?? ''}.csv`;

/** The same day some months away; the last of that month where it is shorter. */
export function shiftMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** ISO as the pickers write it: `09/01/2025`. */
export function asPicked(day: string | undefined): string {
  if (day === undefined) return '';
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
