import { largestRemainder } from './allocation.ts';

/** How much of a volume was pumped. `noAllocation`: something was pumped where nothing was allowed, which has no percentage. */
export type Pumped = { percent: number; noAllocation: false } | { percent: null; noAllocation: true };

/** Percent of `allowed_gal` that `metered_gal` is, to two decimals, halves up. Never infinite: see `Pumped`. */
export function percentPumped(metered_gal: number, allowed_gal: number): Pumped {
  if (allowed_gal > 0) return { percent: hundredths(metered_gal, allowed_gal), noAllocation: false };
  return metered_gal > 0 ? { percent: null, noAllocation: true } : { percent: 0, noAllocation: false };
}

/** 100·a/b to two decimals, halves away from zero, in integers. */
function hundredths(part: number, whole: number): number {
  const sign = part < 0 ? -1 : 1;
  const doubled = (BigInt(Math.abs(part)) * 20_000n) / BigInt(whole);
  return (sign * Number((doubled + 1n) / 2n)) / 100;
}

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

export const isOver80Percent = (pumped: Pumped): boolean => pumped.noAllocation || pumped.percent > 80;
/** At 100 percent and above (spec 3 §9). */
export const isOverpumped = (pumped: Pumped): boolean => pumped.noAllocation || pumped.percent >= 100;

export type MonthlyColor = 'none' | 'green' | 'yellow' | 'orange';

/** Up to 0 none, up to 25 green, up to 100 yellow, above orange (spec 3 §9). */
export function monthlyColor(pumped: Pumped): MonthlyColor {
  if (pumped.noAllocation || pumped.percent > 100) return 'orange';
  if (pumped.percent > 25) return 'yellow';
  return pumped.percent > 0 ? 'green' : 'none';
}
