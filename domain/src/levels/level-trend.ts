/**
 * Whether water levels rise or fall over time, and by how much: Mann and Kendall's test with Sen's slope.
 * Source: Helsel, Hirsch, Ryberg, Archfield and Gilroy, Statistical Methods in Water Resources (U.S. Geological Survey, 2020), chapter 12.
 */

import { quantile } from './level-classes.ts';

export interface Trend {
  /** Sen's slope: the median of the slopes between any two values, by unit of time; above 0 where values grow. */
  slope: number;
  /** Of two sides, by the normal approximation with ties and continuity. */
  p_value: number;
}

/** Fewer values tell no trend. */
export const LEAST_VALUES = 10;
/** A trend with a greater p-value is not told. */
export const ALPHA = 0.05;

/** The trend of values at times, in any order of both; undefined where there are fewer than `LEAST_VALUES`. */
export function trendOf(times: readonly number[], values: readonly number[]): Trend | undefined {
  const count = values.length;
  if (count < LEAST_VALUES) return undefined;
  let score = 0;
  const slopes: number[] = [];
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const [apart, change] = [times[other]! - times[one]!, values[other]! - values[one]!];
      if (apart === 0) continue;
      score += Math.sign(change) * Math.sign(apart);
      slopes.push(change / apart);
    }
  slopes.sort((one, other) => one - other);
  return { slope: quantile(slopes, 0.5), p_value: pValue(score, count, values) };
}

export const isSignificant = ({ p_value }: Trend): boolean => p_value <= ALPHA;

function pValue(score: number, count: number, values: readonly number[]): number {
  const spread = (n: number) => n * (n - 1) * (2 * n + 5);
  const ties = new Map<number, number>();
  for (const value of values) ties.set(value, (ties.get(value) ?? 0) + 1);
  const tied = [...ties.values()].reduce((sum, times) => sum + spread(times), 0);
  const variance = (spread(count) - tied) / 18;
  if (variance <= 0) return 1;
  const z = (Math.abs(score) - 1) / Math.sqrt(variance);
  return z <= 0 ? 1 : Math.min(1, 2 * upperTail(z));
}

/** The area of the normal distribution above z ≥ 0: Abramowitz and Stegun, 7.1.26, within 1.5e-7. */
function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + 0.327_591_1 * x);
  const series =
    t * (0.254_829_592 + t * (-0.284_496_736 + t * (1.421_413_741 + t * (-1.453_152_027 + t * 1.061_405_429))));
  return (series * Math.exp(-x * x)) / 2;
}
