/** The second writing of `api/sql/permits/months/compute_permit_months.sql`: what a permit allows in each month. */
import { largestRemainder } from '../largest-remainder.ts';

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

/** A month's volume after a reduction: `reduction` is the fraction taken away (0.75 leaves a quarter). Whole gallons, down. */
export function reducedVolume_gal(monthly_gal: number, reduction: number): number {
  // Factors have at most five decimals; integers keep 0.7 of 30 at 9, not at 8.999….
  const kept = WHOLE_SHARE - Math.round(reduction * WHOLE_SHARE);
  return Number((BigInt(monthly_gal) * BigInt(kept)) / BigInt(WHOLE_SHARE));
}
