/** The second writing of `chain_readings.sql` and `production_by_well.sql` in `api/sql/metering/`. */
import { largestRemainder } from '../largest-remainder.ts';
import { monthNumber, type Month } from '../month.ts';

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

/** Divides a meter's water equally over the wells that it is linked to, losing nothing; the first wells get what is left over. */
export function sharedOverWells_gal(volume_gal: number, wells: number): number[] {
  return largestRemainder(
    volume_gal,
    Array.from({ length: wells }, () => 1),
  );
}
