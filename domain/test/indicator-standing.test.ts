import { describe, expect, it } from 'vitest';
import { monthsBack, standingOf, type MeanOfDay } from '../src/indicator-standing.ts';

const read = (day: string, mean: number | null, value = mean): MeanOfDay => ({ day, value, mean });

describe('the standing of an indicator', () => {
  it('is the latest mean beside those of the same day a month and a year before', () => {
    const days = [read('2025-11-28', 30), read('2026-10-28', 15), read('2026-11-28', 17), read('2026-11-29', 16, null)];
    expect(standingOf(days, '2026-11-29')).toEqual({
      read_on: '2026-11-28',
      is_late: false,
      mean: 16,
      mean_on: '2026-11-29',
      month_ago: null,
      year_ago: null,
    });
    expect(standingOf(days.slice(0, 3), '2026-11-29')).toMatchObject({ mean: 17, month_ago: 15, year_ago: 30 });
  });

  it('is late where too few days have values for a mean', () => {
    const days = [read('2026-11-20', 17), read('2026-11-28', null, 16), read('2026-11-29', null)];
    expect(standingOf(days, '2026-11-29')).toMatchObject({
      is_late: true,
      mean: 17,
      mean_on: '2026-11-20',
      read_on: '2026-11-28',
    });
    expect(standingOf([], '2026-11-29')).toMatchObject({ is_late: true, mean: null, read_on: null });
  });
});

describe('a day some months before', () => {
  it.each([
    ['2026-11-29', 1, '2026-10-29'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2024-02-29', 12, '2023-02-28'],
    ['2026-01-15', 1, '2025-12-15'],
  ])('of %s, %i before, is %s', (day, months, before) => {
    expect(monthsBack(day, months)).toBe(before);
  });
});
