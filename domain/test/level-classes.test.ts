import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bandOf, classOf, quantile, type LevelClass } from '../src/levels/level-classes.ts';
import { isSignificant, trendOf } from '../src/levels/level-trend.ts';

/** The same numbers each time: a generator of Park and Miller. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const SERIES = 10_000;

/** Depths to a tenth of a foot, so that some are equal. */
function randomDepths(random: () => number): number[] {
  const years = 1 + Math.floor(random() * 40);
  return Array.from({ length: years }, () => Math.round(1000 + random() * 300) / 10);
}

/** The class by the values that bound it, rather than by ranks: what the survey's tables of percentiles are read for. */
function classByBounds(depth: number, depths: readonly number[]): LevelClass | undefined {
  if (depths.length < 10) return undefined;
  const levels = depths.map((one) => -one).toSorted((one, other) => one - other);
  const level = -depth;
  const bound = (percentile: number) => quantile(levels, percentile / 100);
  const [lowest, highest] = [levels[0]!, levels.at(-1)!];
  if (lowest === highest) return 'Normal';
  if (level === lowest && share(levels, level) < 0.5) return 'Lowest on Record';
  if (level === highest && share(levels, level) < 0.5) return 'Highest on Record';
  if (level < bound(10)) return 'Much Below Normal';
  if (level < bound(25)) return 'Below Normal';
  if (level > bound(90)) return 'Much Above Normal';
  return level > bound(75) ? 'Above Normal' : 'Normal';
}
const share = (levels: readonly number[], level: number) =>
  levels.filter((one) => one === level).length / (levels.length + 1);

describe('the class of a water level', () => {
  it('is that of the percentiles which bound it, on random series', () => {
    const random = seeded(20_261_129);
    const classes = new Map<string, number>();
    for (let series = 0; series < SERIES; series++) {
      const depths = randomDepths(random);
      const depth = depths[Math.floor(random() * depths.length)]!;
      const found = classOf(depth, depths)?.level_class;
      expect(found, `${depth} of ${depths.join(' ')}`).toBe(classByBounds(depth, depths));
      classes.set(found ?? 'none', (classes.get(found ?? 'none') ?? 0) + 1);
    }
    expect(classes.size).toBe(8);
  });

  it('is lower the deeper the water stands', () => {
    const depths = Array.from({ length: 19 }, (_, year) => 100 + year);
    const classes = [118, 117, 116, 114, 113, 109, 104, 103, 101, 100].map((depth) => classOf(depth, depths)!);
    expect(classes.map(({ level_class, percentile }) => [percentile, level_class])).toEqual([
      [5, 'Lowest on Record'],
      [10, 'Below Normal'],
      [15, 'Below Normal'],
      [25, 'Normal'],
      [30, 'Normal'],
      [50, 'Normal'],
      [75, 'Normal'],
      [80, 'Above Normal'],
      [90, 'Above Normal'],
      [95, 'Highest on Record'],
    ]);
  });

  it('is none of fewer than ten years', () => {
    const nine = Array.from({ length: 9 }, (_, year) => year);
    expect(classOf(4, nine)).toBeUndefined();
    expect(bandOf(1, nine)).toBeUndefined();
    expect(bandOf(1, [...nine, 9])).toMatchObject({ years: 10, lowest_ft: 9, highest_ft: 0 });
  });
});

describe('the band of a month', () => {
  it('has each percentile between its neighbors in proportion, from the deepest on', () => {
    const depths = Array.from({ length: 11 }, (_, year) => 200 + 10 * year);
    expect(bandOf(7, depths)).toEqual({
      month: 7,
      years: 11,
      lowest_ft: 300,
      highest_ft: 200,
      percentiles_ft: [298, 280, 250, 220, 202],
    });
  });
});

/** Kendall's test by another way: signs from sorted pairs, and the tail of the normal distribution by Simpson's rule. */
function trendByHand(times: readonly number[], values: readonly number[]) {
  const pairs = times.flatMap((time, one) =>
    times.map((later, other) => [later - time, values[other]! - values[one]!] as const),
  );
  const forward = pairs.filter(([apart]) => apart > 0);
  const score = forward.filter(([, change]) => change > 0).length - forward.filter(([, change]) => change < 0).length;
  const slopes = forward.map(([apart, change]) => change / apart).toSorted((one, other) => one - other);
  const middle = (slopes.length - 1) / 2;
  const slope = (slopes[Math.floor(middle)]! + slopes[Math.ceil(middle)]!) / 2;
  const n = values.length;
  const groups = [...new Set(values)].map((value) => values.filter((one) => one === value).length);
  const spread = (t: number) => t * (t - 1) * (2 * t + 5);
  const variance = (spread(n) - groups.reduce((sum, t) => sum + spread(t), 0)) / 18;
  const z = score === 0 || variance === 0 ? 0 : (Math.abs(score) - 1) / Math.sqrt(variance);
  return { slope, p_value: 1 - 2 * areaUpTo(z) };
}
function areaUpTo(z: number): number {
  const steps = 400;
  const density = (x: number) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
  let sum = density(0) + density(z);
  for (let step = 1; step < steps; step++) sum += density((z * step) / steps) * (step % 2 === 1 ? 4 : 2);
  return (sum * z) / steps / 3;
}

describe('the trend of water levels', () => {
  it('is that of Mann and Kendall with the slope of Sen, on random series', () => {
    const random = seeded(38);
    let significant = 0;
    for (let series = 0; series < SERIES; series++) {
      const length = 10 + Math.floor(random() * 16);
      const times = Array.from({ length }, (_, year) => 2000 + year * 2 + (random() < 0.5 ? 1 : 0));
      const drift = random() < 0.5 ? 0 : random() - 0.5;
      const values = times.map((time) => Math.round((100 + drift * (time - 2000) + random() * 8) * 10) / 10);
      const found = trendOf(times, values)!;
      const byHand = trendByHand(times, values);
      expect(found.slope).toBeCloseTo(byHand.slope, 9);
      expect(found.p_value).toBeCloseTo(byHand.p_value, 5);
      if (isSignificant(found)) significant += 1;
    }
    expect(significant).toBeGreaterThan(1000);
    expect(significant).toBeLessThan(9000);
  });

  it('is none of fewer than ten values, and none of values that are all the same', () => {
    const years = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    expect(trendOf(years, years)).toBeUndefined();
    expect(
      trendOf(
        [...years, 10],
        years.concat(10).map(() => 5),
      ),
    ).toEqual({ slope: 0, p_value: 1 });
    expect(isSignificant(trendOf([...years, 10], [...years, 10])!)).toBe(true);
  });
});

const measured = new URL('../../../shared/data/waterlevels/', import.meta.url);

const medianOf = (values: readonly number[]) =>
  quantile(
    values.toSorted((one, other) => one - other),
    0.5,
  );

/** The medians of the months of a file of days, by month: `2018-01`. */
function monthsOf(file: string): Map<string, number> {
  const days = readFileSync(new URL(file, measured), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','));
  const byMonth = new Map<string, number[]>();
  for (const [day = '', depth] of days) {
    const month = day.slice(0, 7);
    byMonth.set(month, [...(byMonth.get(month) ?? []), Number(depth)]);
  }
  return new Map([...byMonth].map(([month, depths]) => [month, medianOf(depths)]));
}

describe.skipIf(!existsSync(measured))('levels that were measured', () => {
  it('are classed, and go, as the other ways of counting say', () => {
    const classes = new Set<string>();
    for (const file of readdirSync(measured)) {
      const months = [...monthsOf(file)];
      for (const [month, depth] of months) {
        const ofName = months.filter(([other]) => other.slice(5) === month.slice(5)).map(([, other]) => other);
        const found = classOf(depth, ofName)?.level_class;
        expect(found, `${file} ${month}`).toBe(classByBounds(depth, ofName));
        classes.add(found ?? 'none');
      }
      const years = [...new Set(months.map(([month]) => month.slice(0, 4)))].toSorted();
      const medians = years.map((year) =>
        medianOf(months.filter(([month]) => month.startsWith(year)).map(([, depth]) => depth)),
      );
      const trend = trendOf(years.map(Number), medians);
      if (years.length < 10) expect(trend).toBeUndefined();
      else {
        const byHand = trendByHand(years.map(Number), medians);
        expect(trend!.slope).toBeCloseTo(byHand.slope, 9);
        expect(trend!.p_value).toBeCloseTo(byHand.p_value, 5);
      }
    }
    expect(classes.size).toBe(8);
  });
});
