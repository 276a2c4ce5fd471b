/** `water-level.ts` and `dials.ts` round by it. */

/** A measured number and how many times it counts in a sum. */
export type Term = readonly [value: number, times: number];

/**
 * A sum of measured numbers, divided by a whole number and rounded to so many decimals, halves away from zero: exact on the numbers
 * as they are written, where binary arithmetic makes 10.005 − 1 a little less than it is. `times` and `dividedBy` are whole numbers.
 */
export function roundedSum(
  terms: readonly Term[],
  { dividedBy = 1, decimals }: { dividedBy?: number; decimals: number },
): number {
  const decimalTerms = terms.map(([value, times]) => ({ ...asWritten(value), times: BigInt(times) }));
  const places = Math.max(decimals, ...decimalTerms.map((term) => term.places));
  const sum = decimalTerms.reduce(
    (total, { digits, places: own, times }) => total + digits * 10n ** BigInt(places - own) * times,
    0n,
  );
  const rounded = dividedHalfAway(sum, BigInt(dividedBy) * 10n ** BigInt(places - decimals));
  return Number(`${rounded}e-${decimals}`);
}

/** A sum of products of numbers as they are written, divided by a whole number and rounded to a whole one, halves away from zero. */
export function roundedProducts(terms: readonly (readonly number[])[], dividedBy: number): number {
  const products = terms.map((factors) =>
    factors.map(asWritten).reduce((product, factor) => ({
      digits: product.digits * factor.digits,
      places: product.places + factor.places,
    })),
  );
  const places = Math.max(...products.map((product) => product.places));
  const sum = products.reduce((total, product) => total + product.digits * 10n ** BigInt(places - product.places), 0n);
  return Number(dividedHalfAway(sum, BigInt(dividedBy) * 10n ** BigInt(places)));
}

/** `-12.5` is -125 with one place; the shortest writing of a number that reads back as itself. */
function asWritten(value: number): { digits: bigint; places: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function dividedHalfAway(part: bigint, whole: bigint): bigint {
  const size = part < 0n ? -part : part;
  const quotient = (2n * size + whole) / (2n * whole);
  return part < 0n ? -quotient : quotient;
}
