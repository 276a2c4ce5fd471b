/**
 * Where an indicator goes if the coming months are like those of each past year: what it changed by from the same day on, applied to its present
 * value. Nothing is said of years to come; what was once is what may be again.
 * Source: the method of traces of the National Weather Service's ensemble forecasts (Day, 1985), with the record itself in place of a model.
 */
import { monthsBack } from './indicator-standing.ts';
import { LEAST_YEARS, quantile } from './levels/level-classes.ts';

/** How far ahead. */
export const OUTLOOK_DAYS = 182;
/** The percentiles of the fan. */
export const fanPercentiles = [10, 25, 50, 75, 90] as const;
/** Of the hindcast, in days: about one, three and six months. */
export const hindcastLeads = [30, 91, 182] as const;

/** Values day by day from the first one on; null where nothing is known. */
export interface DailySeries {
  from: string;
  values: readonly (number | null)[];
}

export interface Trace {
  year: number;
  /** From the present value on, day by day. */
  values: number[];
}

const DAY_MS = 86_400_000;
const placeOf = ({ from }: DailySeries, day: string): number =>
  Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS);

/** What changed from a place on over so many days; undefined where a day of them is not known. */
function changesFrom({ values }: DailySeries, place: number, days: number): number[] | undefined {
  const start = values[place];
  if (start === null || start === undefined) return undefined;
  const changes: number[] = [];
  for (let day = 0; day <= days; day++) {
    const value = values[place + day];
    if (value === null || value === undefined) return undefined;
    changes.push(value - start);
  }
  return changes;
}

/** What was never below nothing, such as a flow, does not go there. */
const floorOf = ({ values }: DailySeries): number =>
  values.some((value) => value !== null && value < 0) ? -Infinity : 0;

/** The trace of each other year of the record from the same day of the year on. Years with a gap in these days are left out. */
export function tracesFrom(series: DailySeries, day: string, present: number, days = OUTLOOK_DAYS): Trace[] {
  const year = Number(day.slice(0, 4));
  const first = Number(series.from.slice(0, 4));
  const last = first + Math.ceil(series.values.length / 365) + 1;
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place).filter((one) => one !== year);
  const floor = floorOf(series);
  return years.flatMap((one) => {
    const changes = changesFrom(series, placeOf(series, monthsBack(day, (year - one) * 12)), days);
    return changes ? [{ year: one, values: changes.map((change) => Math.max(floor, present + change)) }] : [];
  });
}

/** The percentiles of some traces on a day after the first, by `fanPercentiles`. */
export function fanOn(traces: readonly Trace[], day: number): number[] {
  const sorted = traces.map(({ values }) => values[day]!).toSorted((one, other) => one - other);
  return fanPercentiles.map((percentile) => quantile(sorted, percentile / 100));
}

/** In how many traces something is so on any day through one, by `isMet`. */
export const timesMet = (traces: readonly Trace[], through: number, isMet: (value: number) => boolean): number =>
  traces.filter(({ values }) => values.slice(1, through + 1).some(isMet)).length;

export interface Hindcast {
  lead_days: number;
  /** From how many days of the past the outlook could be compared with what came. */
  tried: number;
  /** In how many of them what came lay between the 10th and the 90th percentile. */
  held: number;
}

/** How often the band from the 10th to the 90th percentile held what came: from the first of each month of the record, its own year left out. */
export function hindcast(series: DailySeries): Hindcast[] {
  const days = series.values.map((_, place) =>
    new Date(Date.parse(series.from) + place * DAY_MS).toISOString().slice(0, 10),
  );
  const starts = days.flatMap((day, place) => (day.endsWith('-01') ? [{ day, place }] : []));
  return hindcastLeads.map((lead) => {
    const tries = starts.flatMap(({ day, place }) => {
      const [present, came] = [series.values[place], series.values[place + lead]];
      if (present === null || present === undefined || came === null || came === undefined) return [];
      const traces = tracesFrom(series, day, present, lead);
      if (traces.length < LEAST_YEARS) return [];
      const fan = fanOn(traces, lead);
      return [came >= fan[0]! && came <= fan.at(-1)!];
    });
    return { lead_days: lead, tried: tries.length, held: tries.filter(Boolean).length };
  });
}
