/**
 * The second writing of `pumped_of_allowed.sql` (percentages and flags) and `keep_grouping_months.sql` (exceedance) in
 * `api/sql/permits/`. An allowed volume that nobody knows is null.
 */
import { largestRemainder } from '../largest-remainder.ts';
import { WARNING_PERCENT } from '../warning.ts';

type Gallons = number | null;

/** Percent of what is allowed, to two decimals, halves away from zero; for reading only. Null where there is none to tell. */
export function percentPumped(metered_gal: number, allowed_gal: Gallons): number | null {
  if (allowed_gal === null || hasNoAllocation(metered_gal, allowed_gal)) return null;
  return allowed_gal > 0 ? hundredths(metered_gal, allowed_gal) : 0;
}

/** 100·a/b to two decimals, halves away from zero, in integers. */
function hundredths(part: number, whole: number): number {
  const doubled = (BigInt(Math.abs(part)) * 20_000n) / BigInt(whole);
  const size = Number((doubled + 1n) / 2n) / 100;
  return part < 0 && size > 0 ? -size : size;
}

/** Something was pumped where nothing is allowed. */
export const hasNoAllocation = (metered_gal: number, allowed_gal: Gallons): boolean =>
  metered_gal > 0 && allowed_gal === 0;

/** Above the percent of the warning, in gallons and not in rounded percent. */
export const isOverWarning = (metered_gal: number, allowed_gal: Gallons): boolean =>
  allowed_gal !== null && metered_gal > 0 && metered_gal * 100 > allowed_gal * WARNING_PERCENT;

/** At 100 percent and above (spec 3 §9), in gallons and not in rounded percent. */
export const isOverpumped = (metered_gal: number, allowed_gal: Gallons): boolean =>
  allowed_gal !== null && metered_gal > 0 && metered_gal >= allowed_gal;

/** What was pumped beyond what the month allowed, in gallons. */
export const exceedance_gal = (metered_gal: number, allowed_gal: number): number =>
  Math.max(0, metered_gal - allowed_gal);

/** What a permit group, or one part of it, pumped and was allowed in a month, in gallons. */
export interface PumpedPart {
  metered_gal: number;
  allowed_gal: number;
}

/**
 * What a permit group exceeded in a period, by its parts, in gallons. The permits of a group make good for each other, so the exceedance is that of
 * the whole, of parts that are there no longer too; it goes to the parts in proportion to what each exceeded by itself, or alike where none
 * did, and they total it.
 */
export function sharedExceedance_gal(parts: readonly PumpedPart[], whole = wholeOf(parts)): number[] {
  const own = parts.map((part) => exceedance_gal(part.metered_gal, part.allowed_gal));
  return largestRemainder(
    exceedance_gal(whole.metered_gal, whole.allowed_gal),
    own.some((gallons) => gallons > 0) ? own : own.map(() => 1),
  );
}

const wholeOf = (parts: readonly PumpedPart[]): PumpedPart => ({
  metered_gal: parts.reduce((sum, part) => sum + part.metered_gal, 0),
  allowed_gal: parts.reduce((sum, part) => sum + part.allowed_gal, 0),
});
