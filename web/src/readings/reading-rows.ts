import { dialOf, shownOn } from '@artesian/contract/metering/dials';
import type { ReadingToEnter } from '@artesian/contract/metering/readings-entry';
import { dialName } from '@artesian/domain/dials';
import {
  gallonsOfReading,
  largestAsEntered,
  neighborsAsEntered,
  type EnteredReading,
  type Neighbors,
} from '@artesian/domain/entered-readings';
import { warningsOfReading, type ReadingWarning } from '@artesian/domain/reading-warnings';
import { monthName } from '../ui/dates.ts';

type Place = Pick<ReadingToEnter, 'meter_ndx' | 'meter_id' | 'c_year' | 'c_month'>;

/** One row stands for a month of a meter, whether it has a reading yet or not. */
export const keyOfReading = ({ meter_ndx, c_year, c_month }: Place) => `${meter_ndx} ${c_year} ${c_month}`;
export const nameOfReading = (place: Place) => `${place.meter_id}, ${monthOfReading(place)}`;
export const monthOfReading = ({ c_year, c_month }: Pick<Place, 'c_year' | 'c_month'>) =>
  `${monthName(c_month)} ${c_year}`;

/** What is typed and no number counts as none, and is marked by itself. */
const asEntered = (row: ReadingToEnter): EnteredReading => ({
  meter: row.meter_ndx,
  year: row.c_year,
  month: row.c_month,
  reading: numberIn(row.meter_reading),
  adjustment_gal: numberIn(row.adjustment) ?? 0,
  dial: dialOf(row),
});

const numberIn = (value: unknown): number | null => (Number.isFinite(value) ? (value as number) : null);

const neighborsOf = (row: ReadingToEnter): Neighbors => {
  const later = shownOn(row.later_reading, row.later_dial_unit, row.later_dial_multiplier);
  return {
    previous: shownOn(row.prev_meter_reading, row.prev_dial_unit, row.prev_dial_multiplier),
    later: later && { ...later, year: row.later_year!, month: row.later_month! },
  };
};

/** What of each row follows from the others that are typed above and below it. */
export function followsFrom(saved: readonly ReadingToEnter[]) {
  const kept = saved.map(asEntered);
  const known = saved.map(neighborsOf);
  const largest = saved.map(({ largest_monthly_gal }) => largest_monthly_gal);
  return (rows: readonly ReadingToEnter[]): Partial<ReadingToEnter>[] => {
    const entered = rows.map(asEntered);
    const neighbors = neighborsAsEntered(entered, kept, known);
    const largestNow = largestAsEntered(entered, neighbors, largest);
    return neighbors.map(({ previous, later }, index) => ({
      prev_meter_reading: previous?.reading ?? null,
      ...(previous && { prev_dial_unit: previous.dial.unit, prev_dial_multiplier: previous.dial.multiplier }),
      later_reading: later?.reading ?? null,
      later_dial_unit: later?.dial.unit ?? null,
      later_dial_multiplier: later?.dial.multiplier ?? null,
      later_year: later?.year ?? null,
      later_month: later?.month ?? null,
      largest_monthly_gal: largestNow[index]!,
    }));
  };
}

export const gallonsOf = (row: ReadingToEnter): number | null =>
  gallonsOfReading({ ...asEntered(row), ...neighborsOf(row) });

/** `× 100 cu ft`: beside the reading, in the unit that it is read in. */
export const dialOfRow = (row: ReadingToEnter): string => dialName(dialOf(row));

/** Of what the month allows to the whole group, in percent; null where nothing is known or allowed. */
export function shareOfMonth(row: ReadingToEnter): number | null {
  const gallons = gallonsOf(row);
  return gallons === null || !row.allowed_gal ? null : (gallons / row.allowed_gal) * 100;
}

export const warningsOf = (row: ReadingToEnter): readonly ReadingWarning[] =>
  warningsOfReading(asEntered(row), {
    ...neighborsOf(row),
    largestMonthly_gal: row.largest_monthly_gal,
    joined: row.joined_date,
    retired: row.retired_date,
  });
