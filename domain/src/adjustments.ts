/** The table of meter readings suggests adjustments by it. */
import { gallonsBetween, gallonsShown, type Dial, type Shown } from './dials.ts';
import { largestRemainder } from './largest-remainder.ts';
import { daysInMonth, monthNumber, monthOfNumber, type Month } from './month.ts';

/**
 * The adjustment that a dial needs after passing its highest number, or null where a rollover does not explain the readings: the
 * volume it would give must be at most three times the largest of the last twelve months. Where nobody has said how many digits the
 * dial has, they are those of the previous reading. A suggestion for a person, never applied by itself.
 */
export function rolloverAdjustment_gal(
  { previous, reading, dial }: { previous: Shown; reading: number; dial: Dial },
  largestMonthly_gal: number,
): number | null {
  const raw = gallonsBetween(previous, { reading, dial });
  const digits = dial.digits ?? String(Math.trunc(previous.reading)).length;
  const adjustment = gallonsShown({ reading: 10 ** digits, dial });
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
