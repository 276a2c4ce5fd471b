/** The second writing of `chain_readings.sql`, `dial_of.sql` and `production_by_well.sql` in `api/sql/metering/`. */
import { largestRemainder } from '../largest-remainder.ts';
import { monthNumber, type Month } from '../month.ts';

/** One month's reading of one meter. `meter_reading` is null where nobody read it. As the dial shows it. */
export interface Reading extends Month {
  meter_reading: number | null;
  adjustment_gal: number;
}

/** What one of the dial stands for from a month on; `from` is null from the beginning. */
export interface DialFrom {
  from: Month | null;
  unit: 'gal' | 'cu ft' | 'acre-ft';
  multiplier: number;
}

export interface MeteredMonth extends Month {
  /** The last accepted reading of the same meter before this month. */
  prev_meter_reading: number;
  /** Null for a month without a reading or an adjustment: its water is in the next reading. */
  calculated_gal: number | null;
  /** The register went backwards and no adjustment explains it; counted as it is, and to be looked at. */
  has_negative: boolean;
}

/** What is known of a meter. */
interface KnownOfMeter {
  dials?: readonly DialFrom[];
  /** The month in which it joined. */
  joined?: Month | null;
}

/**
 * What each reading of a meter means in gallons: the water between it and the reading before, however long ago, in whole gallons, plus
 * the adjustment. `start` is what the register showed when the meter joined. A month without a reading counts its adjustment (a broken
 * meter's water is estimated); the next reading still differs from the last one read. Readings come in any order; the answer is by
 * month. Nothing is clamped and nothing is spread over missing months.
 */
export function meteredMonths(
  readings: readonly Reading[],
  start: number,
  { dials = [], joined = null }: KnownOfMeter = {},
): MeteredMonth[] {
  let previous = start;
  let stood = waterAt(start, dialIn(dials, joined));
  return readings
    .toSorted((a, b) => monthNumber(a) - monthNumber(b))
    .map(({ year, month, meter_reading, adjustment_gal }) => {
      const prev_meter_reading = previous;
      const stands = meter_reading === null ? stood : waterAt(meter_reading, dialIn(dials, { year, month }));
      const read_gal = wholeGallons(stands - stood);
      previous = meter_reading ?? previous;
      stood = stands;
      const isKnown = meter_reading !== null || adjustment_gal !== 0;
      const calculated_gal = isKnown ? read_gal + adjustment_gal : null;
      return { year, month, prev_meter_reading, calculated_gal, has_negative: (calculated_gal ?? 0) < 0 };
    });
}

/** The last dial that holds from the month or before; from the beginning where the month is null. */
function dialIn(dials: readonly DialFrom[], month: Month | null): Omit<DialFrom, 'from'> {
  const held = dials
    .filter(({ from }) => from === null || (month !== null && monthNumber(from) <= monthNumber(month)))
    .toSorted((a, b) => (a.from ? monthNumber(a.from) : -Infinity) - (b.from ? monthNumber(b.from) : -Infinity));
  return held.at(-1) ?? { unit: 'gal', multiplier: 1 };
}

/** A gallon is 231 cubic inches, a cubic foot twelve inches each way, an acre 43,560 square feet. */
const cubicInches = { gal: 231n, 'cu ft': 1728n, 'acre-ft': 43_560n * 1728n };

/** In millionths of cubic inches, in which nothing is left over: readings and multipliers have three decimals at most. */
function waterAt(reading: number, { unit, multiplier }: Omit<DialFrom, 'from'>): bigint {
  const thousandths = (value: number) => BigInt(Math.round(value * 1000));
  return thousandths(reading) * thousandths(multiplier) * cubicInches[unit];
}

/** A half counts away from zero. */
function wholeGallons(water: bigint): number {
  const gallon = cubicInches.gal * 1_000_000n;
  const half = water < 0n ? -gallon / 2n : gallon / 2n;
  return Number((water + half) / gallon);
}

/** Divides a meter's water equally over the wells that it is linked to, losing nothing; the first wells get what is left over. */
export function sharedOverWells_gal(volume_gal: number, wells: number): number[] {
  return largestRemainder(
    volume_gal,
    Array.from({ length: wells }, () => 1),
  );
}
