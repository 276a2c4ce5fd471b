import { expect, test } from 'vitest';
import {
  DAY,
  findFlagged,
  HOUR,
  joinFlagged,
  formatFlagged,
  formatRule,
  type LevelRule,
} from '../src/levels/find-flagged.ts';

const none: LevelRule = {
  kind: 'Range',
  shallowest_ft: null,
  deepest_ft: null,
  rate_ft: null,
  rate_per: null,
  flat_hours: null,
  flat_ft: null,
  gap_days: null,
  battery_v: null,
};
/** One reading each hour from the beginning of 1970. */
const hourly = (...values: number[]) => values.map((value, hour) => ({ at: hour * HOUR, value }));
const found = (readings: { at: number; value: number }[], rule: Partial<LevelRule>) =>
  findFlagged(readings, { ...none, ...rule }).map(({ from, to, value }) => [from / HOUR, to / HOUR, value]);

test('out of range: what follows each other is one, with its farthest level', () => {
  const levels = hourly(100, 301, 305, 302, 100, 9, 310);
  expect(found(levels, { deepest_ft: 300 })).toEqual([
    [1, 3, 305],
    [6, 6, 310],
  ]);
  expect(found(levels, { deepest_ft: 300, shallowest_ft: 10 })).toHaveLength(3);
  expect(found(levels, { shallowest_ft: 10 })).toEqual([[5, 5, 9]]);
  expect(found(hourly(300, 300), { deepest_ft: 300 })).toEqual([]);
});

test('a change counts within its hour or day, however often it is read', () => {
  // 0.6 ft in each quarter of an hour are 2.4 ft in an hour.
  const quarters = [0, 0.6, 1.2, 1.8, 2.4, 2.4].map((value, index) => ({ at: (index * HOUR) / 4, value }));
  expect(found(quarters, { kind: 'Rate', rate_ft: 2, rate_per: 'hour' })).toEqual([[0, 1, 2.4]]);
  expect(found(quarters, { kind: 'Rate', rate_ft: 2.5, rate_per: 'hour' })).toEqual([]);
  // 48 ft in two days are 24 ft in a day, and the way back is a change, too.
  const days = [0, -48, 0].map((value, index) => ({ at: index * 2 * DAY, value }));
  expect(found(days, { kind: 'Rate', rate_ft: 23, rate_per: 'day' })).toEqual([[0, 96, -24]]);
  expect(found([], { kind: 'Rate', rate_ft: 1, rate_per: 'day' })).toEqual([]);
});

test('a flat line is longer than its hours, of three readings or more, and without a pause as long', () => {
  const levels = hourly(100, 100.004, 100.01, 99.995, 101, 101, 101);
  expect(found(levels, { kind: 'Flat line', flat_hours: 2, flat_ft: 0.01 })).toEqual([[0, 3, 100]]);
  expect(found(levels, { kind: 'Flat line', flat_hours: 1.5, flat_ft: 0.01 })).toEqual([
    [0, 3, 100],
    [4, 6, 101],
  ]);
  const apart = [0, 5, 10, 15].map((hour) => ({ at: hour * HOUR, value: 7 }));
  expect(found(apart, { kind: 'Flat line', flat_hours: 4, flat_ft: 0 })).toEqual([]);
});

test('a gap lies between two readings, and a battery is low until it is not', () => {
  const readings = [0, 1, 73, 74].map((hour) => ({ at: hour * HOUR, value: 7 }));
  expect(found(readings, { kind: 'Gap', gap_days: 2 })).toEqual([[1, 73, 3]]);
  expect(found(readings, { kind: 'Gap', gap_days: 3 })).toEqual([]);
  expect(found(hourly(3.6, 3.3, 3.1, 3.5), { kind: 'Battery', battery_v: 3.4 })).toEqual([[1, 2, 3.1]]);
});

test('what touches what was found before is the same finding, with the worse value', () => {
  const rule = { ...none, deepest_ft: 300 };
  const [one, other] = [
    { from: 0, to: 5, value: 310 },
    { from: 5, to: 9, value: 305 },
  ];
  expect(joinFlagged([one], [other, { from: 10, to: 11, value: 301 }], rule)).toEqual([
    { from: 0, to: 9, value: 310 },
    { from: 10, to: 11, value: 301 },
  ]);
  expect(joinFlagged([one], [other], { ...none, kind: 'Gap', gap_days: 1 })).toHaveLength(2);
});

test('rules and what they find are said in words', () => {
  expect(formatRule({ ...none, shallowest_ft: 10, deepest_ft: 300 })).toBe(
    'shallower than 10 ft or deeper than 300 ft',
  );
  expect(formatFlagged({ ...none, shallowest_ft: 10, deepest_ft: 300 }, 312.456)).toBe(
    '312.46 ft, deeper than 300 ft.',
  );
  expect(formatFlagged({ ...none, kind: 'Rate', rate_ft: 2, rate_per: 'hour' }, -3)).toBe(
    'Up 3 ft in an hour, more than 2 ft.',
  );
  expect(formatFlagged({ ...none, kind: 'Flat line', flat_hours: 36, flat_ft: 0.01 }, 12)).toBe(
    '12 ft, within 0.01 ft for more than 36 h.',
  );
  expect(formatFlagged({ ...none, kind: 'Gap', gap_days: 7 }, null)).toBe('Nothing for more than 7 days.');
  expect(formatFlagged({ ...none, kind: 'Gap', gap_days: 7 }, 9.04)).toBe('Nothing for 9 days.');
  expect(formatFlagged({ ...none, kind: 'Battery', battery_v: 3.4 }, 3.1)).toBe('3.1 V, below 3.4 V.');
});
