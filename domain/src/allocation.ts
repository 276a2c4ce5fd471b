import { fiscalMonthIndex } from './fiscal-year.ts';

/** Shares are hundred-thousandths of the year's volume, so that twelve of them can total 100 % exactly. */
const WHOLE_SHARE = 100_000;

/** The volume of a distribution that does not total 100 % is never computed silently. */
export class DistributionIncomplete extends Error {
  readonly total: number;
  constructor(total: number) {
    super(`The distribution totals ${total / 1000} %, not 100 %.`);
    this.total = total;
  }
}

/**
 * Divides a year's volume in gallons over twelve months by their shares (hundred-thousandths), so that the months total
 * the year to the gallon: each month gets its whole gallons, and those left over go to the largest remainders, the
 * earlier month first among equals. Throws DistributionIncomplete when the shares do not total 100 %.
 */
export function monthlyVolumes_gal(authorized_gal: number, shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total !== WHOLE_SHARE) throw new DistributionIncomplete(total);
  return largestRemainder(authorized_gal, shares);
}

/**
 * Divides a whole number in proportion to weights, losing nothing: each part is rounded down, and what is left over goes to
 * the largest remainders. Exact: the arithmetic is in integers. A negative whole (a meter that ran backwards) is rounded
 * down too, away from 0.
 */
export function largestRemainder(whole: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0));
  if (sum === 0n) return weights.map(() => 0);
  const parts = weights.map((weight, index) => ({ index, ...dividedDown(BigInt(whole) * BigInt(weight), sum) }));
  const left = Number(BigInt(whole) - parts.reduce((total, { quotient }) => total + quotient, 0n));
  const byRemainder = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const lucky = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  return parts.map(({ quotient, index }) => Number(quotient) + (lucky.has(index) ? 1 : 0));
}

/** BigInt's own division rounds towards 0. */
function dividedDown(part: bigint, sum: bigint): { quotient: bigint; remainder: bigint } {
  const remainder = ((part % sum) + sum) % sum;
  return { quotient: (part - remainder) / sum, remainder };
}

/** A month's volume after a reduction: `reduction` is the fraction taken away (0.75 leaves a quarter). Whole gallons, down. */
export function reducedVolume_gal(monthly_gal: number, reduction: number): number {
  // Factors have at most five decimals; integers keep 0.7 of 30 at 9, not at 8.999….
  const kept = WHOLE_SHARE - Math.round(reduction * WHOLE_SHARE);
  return Number((BigInt(monthly_gal) * BigInt(kept)) / BigInt(WHOLE_SHARE));
}

/** An amendment's volume before and after, and the first month that the new one counts in. */
export interface VolumeChange {
  previous_gal: number;
  proposed_change_gal: number;
}

/** Refused: a permit cannot authorize less than nothing. */
export class VolumeBelowZero extends Error {}

export function amendedVolume_gal({ previous_gal, proposed_change_gal }: VolumeChange): number {
  const volume = previous_gal + proposed_change_gal;
  if (volume < 0)
    throw new VolumeBelowZero(`The change would leave ${volume} gallons; a permit cannot authorize less than 0.`);
  return volume;
}

/** Twelve values by calendar month (January first) in the order of the fiscal year (September first). */
export function inFiscalOrder<T>(byCalendarMonth: readonly T[]): T[] {
  const ordered: T[] = [];
  for (const [index, value] of byCalendarMonth.entries()) ordered[fiscalMonthIndex(index + 1)] = value;
  return ordered;
}
