/** A stretch of time in ms since 1970, its beginning included, its end not; either may be open (infinite). */
export interface Stretch {
  from: number;
  to: number;
}

/** The same stretches, with what lies within another one changed. */
export const changeWithin = <T extends Stretch>(
  stretches: readonly T[],
  { from, to }: Stretch,
  change: (part: T) => T,
): T[] =>
  stretches.flatMap((one) => {
    const [begin, end] = [Math.max(one.from, from), Math.min(one.to, to)];
    if (begin >= end) return [one];
    const parts = [{ ...one, to: begin }, change({ ...one, from: begin, to: end }), { ...one, from: end }];
    return parts.filter((part) => part.from < part.to);
  });

/** The one that a moment lies in, of stretches in the order of time without gaps from the first beginning to the last end. */
export function stretchAt<T extends Stretch>(stretches: readonly T[], at: number): T {
  let [low, high] = [0, stretches.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.to <= at) low = middle + 1;
    else high = middle;
  }
  return stretches[low]!;
}
