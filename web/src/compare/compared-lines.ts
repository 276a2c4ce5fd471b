import { t } from '@artesian/domain/texts/translate';
import type { ComparedWell } from '@artesian/contract/map/compared-levels';
import { shortDate } from '../ui/dates.ts';
import type { ComparedView } from './address.ts';

/** The levels of one well as they are drawn. */
export interface ComparedLine {
  well: ComparedWell;
  /**
   * Milliseconds since 1970 and feet by turns, the oldest level first; not a number where the line is interrupted. Twenty years of days of twenty
   * wells are drawn several times as fast in one row of numbers as in pairs.
   */
  points: Float64Array;
  levels: number;
  /** Days since 1970. */
  first: number;
  last: number;
  latest_ft: number;
  least_ft: number;
  most_ft: number;
}

export interface ComparedLines {
  lines: ComparedLine[];
  /** What is not drawn, and why. */
  leftOut: string[];
  /** Of all elevations on the graph. */
  datum: string | undefined;
  /** From which changes count. */
  since: string | undefined;
}

export const DAY_MS = 86_400_000;
/** A level so near to a day stands for it. */
const NEAR_DAYS = 45;
/** A line goes on over less than this, however often a well is measured. */
const LEAST_GAP_DAYS = 45;
/** A gap is so many times as long as is usual between two levels of the well. */
const USUAL_TIMES = 4;

export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
const dayOf = (iso: string): number => Date.parse(iso) / DAY_MS;

/**
 * The lines of some wells by depth in feet below land surface, by elevation in feet above one datum, or by the rise of the water in feet since a
 * day. What has no value for that is told instead of drawn.
 */
export function compareWells(wells: readonly ComparedWell[], view: ComparedView): ComparedLines {
  const measured = wells.filter(({ days }) => days.length > 0);
  const leftOut = wells
    .filter(({ days }) => days.length === 0)
    .map(({ well_id }) => t('Well {well_id}: no water levels are published.', { well_id }));
  const datum = view.measure === 'elevation' ? commonDatum(measured) : undefined;
  const since = view.measure === 'change' ? (view.since ?? firstCommonDay(measured)) : undefined;
  const lines: ComparedLine[] = [];
  for (const well of measured) {
    const values = valuesOf(well, datum, since, view);
    if (typeof values === 'string')
      leftOut.push(t('Well {well_id}: {reason}', { well_id: well.well_id, reason: values }));
    else {
      const line = lineOf(well, values, view);
      if (line) lines.push(line);
      else leftOut.push(t('Well {well_id}: no water levels between these days.', { well_id: well.well_id }));
    }
  }
  return { lines, leftOut, datum, since };
}

/** The values of a well by its days, or why it has none. */
function valuesOf(
  well: ComparedWell,
  datum: string | undefined,
  since: string | undefined,
  { measure }: ComparedView,
): readonly (number | null)[] | string {
  const { days, depths_ft, elevations_ft, vertical_datum } = well;
  if (measure === 'depth') return depths_ft;
  if (measure === 'elevation') {
    if (!elevations_ft) return t('no elevation of its land surface is known.');
    return vertical_datum === datum
      ? elevations_ft
      : t('its elevations are above {vertical_datum}, those of the graph above {datum}.', { vertical_datum, datum });
  }
  const place = since === undefined ? -1 : nearestPlace(days, dayOf(since));
  if (since === undefined || place < 0)
    return t('no water level within {days} days of {day}.', {
      days: NEAR_DAYS,
      day: shortDate(since ?? ''),
    });
  const from = depths_ft[place]!;
  return depths_ft.map((depth) => Number((from - depth).toFixed(2)));
}

/** Where the day nearest to another stands; -1 where none is near. */
function nearestPlace(days: readonly number[], to: number): number {
  let nearest = -1;
  days.forEach((day, place) => {
    const apart = Math.abs(day - to);
    if (apart <= NEAR_DAYS && (nearest < 0 || apart < Math.abs(days[nearest]! - to))) nearest = place;
  });
  return nearest;
}

/** The datum of most wells; of equally many, that of the first. */
function commonDatum(wells: readonly ComparedWell[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { vertical_datum: datum } of wells) if (datum !== null) counts.set(datum, (counts.get(datum) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}

const firstCommonDay = (wells: readonly ComparedWell[]): string | undefined =>
  wells.length === 0 ? undefined : isoOf(Math.max(...wells.map(({ days }) => days[0]!)));

/** The levels between the days of the view; undefined where there are none. */
function lineOf(
  well: ComparedWell,
  values: readonly (number | null)[],
  { from, to }: ComparedView,
): ComparedLine | undefined {
  const [start, end] = [from === undefined ? -Infinity : dayOf(from), to === undefined ? Infinity : dayOf(to)];
  const longest = longestStep(well.days);
  // At most each second point is an interruption.
  const points = new Float64Array(well.days.length * 4);
  let [length, levels, first, last, latest_ft, least_ft, most_ft] = [0, 0, 0, 0, 0, Infinity, -Infinity];
  const put = (day: number, value: number) => {
    points[length++] = day * DAY_MS;
    points[length++] = value;
  };
  well.days.forEach((day, place) => {
    const value = values[place] ?? null;
    if (day < start || day > end || value === null) return;
    if (levels === 0) first = day;
    else if (day - last > longest) put(last + 1, NaN);
    put(day, value);
    levels += 1;
    [last, latest_ft] = [day, value];
    least_ft = Math.min(least_ft, value);
    most_ft = Math.max(most_ft, value);
  });
  if (levels === 0) return undefined;
  return { well, points: points.slice(0, length), levels, first, last, latest_ft, least_ft, most_ft };
}

/** Beyond so many days without a level, nobody knows how the water stood. */
function longestStep(days: readonly number[]): number {
  const steps = Int32Array.from(days.slice(1), (day, place) => day - days[place]!).toSorted();
  return Math.max(LEAST_GAP_DAYS, USUAL_TIMES * (steps[Math.floor(steps.length / 2)] ?? 0));
}
