/**
 * A water level against its own history: in which part of the levels of the same month in other years it lies.
 * Source: the classes of the U.S. Geological Survey for groundwater levels (below the 10th percentile much below normal, 10 to 24 below, 25 to 75
 * normal, 76 to 90 above, over 90 much above; at least ten years of the month). Percentiles are Weibull's plotting positions, r ÷ (n + 1).
 */

export const levelClasses = [
  'Lowest on Record',
  'Much Below Normal',
  'Below Normal',
  'Normal',
  'Above Normal',
  'Much Above Normal',
  'Highest on Record',
] as const;
export type LevelClass = (typeof levelClasses)[number];

/** Of wells whose record has too few years of the month. */
export const TOO_SHORT = 'Record Too Short';

/** Fewer years of a month say nothing of what is normal. */
export const LEAST_YEARS = 10;

/** How long the last month with a level counts as the present standing of a well, in days. */
export const STANDING_DAYS = 400;

export interface ClassedLevel {
  /** Of 100, from the lowest water level to the highest. */
  percentile: number;
  level_class: LevelClass;
}

/**
 * The class of a depth among all of the same month, its own included, in feet below ground: a greater depth is a lower level. Undefined where
 * there are fewer than `LEAST_YEARS`. Of equal depths the class is the one nearest to normal.
 */
export function classOf(depth_ft: number, depths_ft: readonly number[]): ClassedLevel | undefined {
  const years = depths_ft.length;
  if (years < LEAST_YEARS) return undefined;
  const lower = depths_ft.filter((one) => one > depth_ft).length;
  const equal = depths_ft.filter((one) => one === depth_ft).length;
  const [least, most] = [lower + 1, lower + equal];
  const position = (rank: number) => (100 * rank) / (years + 1);
  return {
    percentile: position((least + most) / 2),
    level_class: classAt(position(least), position(most), { isLowest: lower === 0, isHighest: most === years }),
  };
}

function classAt(
  least: number,
  most: number,
  { isLowest, isHighest }: { isLowest: boolean; isHighest: boolean },
): LevelClass {
  if (isLowest && isHighest) return 'Normal';
  if (isLowest && most < 50) return 'Lowest on Record';
  if (isHighest && least > 50) return 'Highest on Record';
  if (most < 10) return 'Much Below Normal';
  if (most < 25) return 'Below Normal';
  if (least > 90) return 'Much Above Normal';
  return least > 75 ? 'Above Normal' : 'Normal';
}

/** The percentiles that bound the classes, and the median. */
export const bandPercentiles = [10, 25, 50, 75, 90] as const;

/** What the months of one name came to over the years, in feet below ground. */
export interface MonthBand {
  /** 1 is January. */
  month: number;
  years: number;
  /** The greatest depth, and the smallest. */
  lowest_ft: number;
  highest_ft: number;
  /** By `bandPercentiles`, from the deepest on. */
  percentiles_ft: number[];
}

/** The band of some depths of a month; undefined where there are too few years. */
export function bandOf(month: number, depths_ft: readonly number[]): MonthBand | undefined {
  if (depths_ft.length < LEAST_YEARS) return undefined;
  const fromDeepest = depths_ft.toSorted((one, other) => other - one);
  return {
    month,
    years: depths_ft.length,
    lowest_ft: fromDeepest[0]!,
    highest_ft: fromDeepest.at(-1)!,
    percentiles_ft: bandPercentiles.map((percentile) => quantile(fromDeepest, percentile / 100)),
  };
}

/** The value at p × (n + 1) of sorted ones, between neighbors in proportion; beyond the ends the end. */
export function quantile(sorted: readonly number[], p: number): number {
  const place = p * (sorted.length + 1) - 1;
  const below = Math.max(0, Math.min(sorted.length - 1, Math.floor(place)));
  const above = Math.max(0, Math.min(sorted.length - 1, below + 1));
  const [one, other] = [sorted[below]!, sorted[above]!];
  return place <= 0 ? sorted[0]! : one + (other - one) * Math.min(1, place - below);
}
