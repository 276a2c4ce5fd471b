import type { Point } from './correct-levels.ts';

/** At most about so many points of a series, in time: the least and the greatest of each stretch stay, so that no peak is lost. */
export function thinOut(points: readonly Point[], most: number): Point[] {
  if (points.length <= most) return [...points];
  const stretch = Math.ceil((points.length * 2) / most);
  const kept: Point[] = [];
  for (let from = 0; from < points.length; from += stretch) {
    const some = points.slice(from, from + stretch);
    const least = some.reduce((one, other) => (other.value < one.value ? other : one));
    const greatest = some.reduce((one, other) => (other.value > one.value ? other : one));
    kept.push(
      ...(least.at <= greatest.at ? [least, greatest] : [greatest, least]).slice(0, least === greatest ? 1 : 2),
    );
  }
  return kept;
}
