import { describe, expect, it } from 'vitest';
import { fanOn, hindcast, timesMet, tracesFrom, type DailySeries } from '../src/outlook.ts';

const DAY_MS = 86_400_000;
/** A series from a day on, from what each day has. */
function seriesFrom(from: string, days: number, valueOf: (day: string, place: number) => number | null): DailySeries {
  const dayAt = (place: number) => new Date(Date.parse(from) + place * DAY_MS).toISOString().slice(0, 10);
  return { from, values: Array.from({ length: days }, (_, place) => valueOf(dayAt(place), place)) };
}
const YEARS_12 = 365 * 12 + 3;

describe('the outlook', () => {
  it('applies what each other year changed by, from the same day on, to the present value', () => {
    // Each year falls by as many hundredths a day as it has years since 2000.
    const series = seriesFrom('2010-01-01', YEARS_12, (day) => {
      const year = Number(day.slice(0, 4));
      return 1000 - ((Date.parse(day) - Date.parse(`${year}-01-01`)) / DAY_MS) * (year - 2000) * 0.01;
    });
    const traces = tracesFrom(series, '2021-03-01', 50, 100);
    expect(traces.map(({ year }) => year)).toEqual([2010, 2011, 2012, 2013, 2014, 2015, 2016, 2017, 2018, 2019, 2020]);
    for (const { year, values } of traces) {
      expect(values).toHaveLength(101);
      expect(values[0]).toBe(50);
      expect(values[100]).toBeCloseTo(50 - (year - 2000), 6);
    }
    // Eleven values: each percentile of the fan between its neighbors, the sixth in the middle.
    expect(fanOn(traces, 100).map((value) => Number(value.toFixed(6)))).toEqual([30.2, 32, 35, 38, 39.8]);
    // Years that fall by more than 15.
    expect(timesMet(traces, 100, (value) => value < 35)).toBe(5);
    expect(timesMet(traces, 50, (value) => value < 35)).toBe(0);
    expect(timesMet(traces, 100, (value) => value <= 50)).toBe(11);
  });

  it('leaves out years with a gap, and those that the record does not hold whole', () => {
    const series = seriesFrom('2010-06-01', YEARS_12, (day) => (day === '2015-04-01' ? null : 10));
    const years = tracesFrom(series, '2022-03-01', 5, 60).map(({ year }) => year);
    expect(years).toEqual([2011, 2012, 2013, 2014, 2016, 2017, 2018, 2019, 2020, 2021]);
    // The record ends in May 2022.
    expect(tracesFrom(series, '2012-05-01', 5, 60).map(({ year }) => year)).not.toContain(2022);
  });

  it('goes below nothing only where the record has been there', () => {
    const falls = (from: number) =>
      seriesFrom('2010-01-01', YEARS_12, (day) => from - (Date.parse(day) % (DAY_MS * 300)) / DAY_MS);
    const lowest = (series: DailySeries) =>
      Math.min(...tracesFrom(series, '2021-03-01', 2, 100).flatMap(({ values }) => values));
    expect(lowest(falls(400))).toBe(0);
    expect(lowest(falls(200))).toBeLessThan(0);
  });

  it('is held against what came: a year that is like the others lies within the band, another does not', () => {
    const same = seriesFrom('2005-01-01', 365 * 16, (_day, place) => 3 * place);
    for (const { tried, held } of hindcast(same)) {
      expect(tried).toBeGreaterThan(100);
      expect(held).toBe(tried);
    }
    // What comes is unlike anything before: it falls faster each year.
    const falling = seriesFrom('2005-01-01', 365 * 16, (_day, place) => -((place / 365) ** 2));
    const [, , sixMonths] = hindcast(falling);
    expect(sixMonths!.held).toBeLessThan(sixMonths!.tried);
    expect(hindcast(seriesFrom('2020-01-01', 365 * 5, () => 1)).map(({ tried }) => tried)).toEqual([0, 0, 0]);
  });

  it('holds about eight times in ten where years are drawn by lot', () => {
    let state = 7;
    const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let level = 0;
    const series = seriesFrom('1990-01-01', 365 * 30, () => (level += random() - 0.5));
    for (const { tried, held } of hindcast(series)) {
      expect(tried).toBeGreaterThan(300);
      expect(held / tried).toBeGreaterThan(0.65);
      expect(held / tried).toBeLessThan(0.95);
    }
  });
});
