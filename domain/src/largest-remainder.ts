/** `adjustments.ts` divides by it, and the second writing of what months, wells and groups get. */

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
