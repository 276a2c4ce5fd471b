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
 * What a permit group exceeded in a month, by its parts, in gallons. The permits of a group make good for each other, so the
 * exceedance is that of the whole; it goes to the parts in proportion to what each exceeded by itself, and they total it.
 */
export function sharedExceedance_gal(parts: readonly PumpedPart[]): number[] {
  const metered_gal = parts.reduce((sum, part) => sum + part.metered_gal, 0);
  const allowed_gal = parts.reduce((sum, part) => sum + part.allowed_gal, 0);
  return largestRemainder(
    exceedance_gal(metered_gal, allowed_gal),
    parts.map((part) => exceedance_gal(part.metered_gal, part.allowed_gal)),
  );
}
