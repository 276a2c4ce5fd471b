import { largestRemainder } from './allocation.ts';
import { daysInMonth, monthNumber, monthOfNumber, type Month } from './fiscal-year.ts';

/** One month's reading of one meter. `meter_reading` is null where nobody read it. Whole units of the register. */
export interface Reading extends Month {
  meter_reading: number | null;
  adjustment_gal: number;
}

export interface MeteredMonth extends Month {
  /** The last accepted reading of the same meter before this month. */
  prev_meter_reading: number;
  /** Null for a month without a reading or an adjustment: its water is in the next reading. */
  calculated_gal: number | null;
  /** The register went backwards and no adjustment explains it; counted as it is, and to be looked at. */
  has_negative: boolean;
}

/**
 * What each reading of a meter means in gallons: `(reading − previous) × multiplier + adjustment`, where previous is the
 * last reading there was, however long ago. `start` is what the register showed when the meter joined. A month without a
 * reading counts its adjustment (a broken meter's water is estimated); the next reading still differs from the last one read.
 * Readings come in any order; the answer is by month. Nothing is clamped and nothing is spread over missing months.
 */
export function meteredMonths(readings: readonly Reading[], start: number, multiplier = 1): MeteredMonth[] {
  let previous = start;
  return readings
    .toSorted((a, b) => monthNumber(a) - monthNumber(b))
    .map(({ year, month, meter_reading, adjustment_gal }) => {
      const prev_meter_reading = previous;
      const read_gal = meter_reading === null ? 0 : (meter_reading - prev_meter_reading) * multiplier;
      previous = meter_reading ?? previous;
      const isKnown = meter_reading !== null || adjustment_gal !== 0;
      const calculated_gal = isKnown ? read_gal + adjustment_gal : null;
      return { year, month, prev_meter_reading, calculated_gal, has_negative: (calculated_gal ?? 0) < 0 };
    });
}

/**
 * The adjustment that a register of `digits` digits needs after passing its highest number, or null where a rollover
 * does not explain the readings: the volume it would give must be at most three times the largest of the last twelve
 * months. A suggestion for a person, never applied by itself.
 */
export function rolloverAdjustment_gal(
  {
    previous,
    reading,
    digits,
    multiplier = 1,
  }: { previous: number; reading: number; digits: number; multiplier?: number },
  largestMonthly_gal: number,
): number | null {
  const raw = (reading - previous) * multiplier;
  const adjustment = 10 ** digits * multiplier;
  const volume = raw + adjustment;
  return raw < 0 && volume >= 0 && volume <= 3 * largestMonthly_gal ? adjustment : null;
}

/** Water through a meter and the one that replaced it in the month of the change, in gallons. */
export function replacementMonth_gal(
  old: { previous: number; final: number },
  replacement: { start: number; reading: number },
): number {
  return old.final - old.previous + (replacement.reading - replacement.start);
}

/**
 * Spreads a volume over the months between two readings by their days, losing nothing: the day of the first reading is
 * counted, that of the second is not. Dates are `YYYY-MM-DD`. Offered as adjustments with a reason, never applied by itself.
 */
export function prorated_gal(volume_gal: number, from: string, to: string): (Month & { gallons: number })[] {
  const days = daysByMonth(from, to);
  const shares = largestRemainder(
    volume_gal,
    days.map(({ days: count }) => count),
  );
  return days.map(({ year, month }, index) => ({ year, month, gallons: shares[index]! }));
}

function daysByMonth(from: string, to: string): (Month & { days: number })[] {
  const [start, end] = [parts(from), parts(to)];
  const count = monthNumber(end) - monthNumber(start) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const month = monthOfNumber(monthNumber(start) + index);
    const first = index === 0 ? start.day : 1;
    const beyond = index === count - 1 ? end.day : daysInMonth(month) + 1;
    return { ...month, days: beyond - first };
  }).filter(({ days }) => days > 0);
}

function parts(date: string): Month & { day: number } {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
}

/** Divides a meter's water equally over the wells that it is linked to, losing nothing; the first wells get what is left over. */
export function sharedOverWells_gal(volume_gal: number, wells: number): number[] {
  return largestRemainder(
    volume_gal,
    Array.from({ length: wells }, () => 1),
  );
}
