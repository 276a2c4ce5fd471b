import { describe, expect, it } from 'vitest';
import { monthlyColor } from '../src/monthly-color.ts';
import { WARNING_PERCENT } from '../src/warning.ts';
import {
  exceedance_gal,
  hasNoAllocation,
  isOverWarning,
  isOverpumped,
  percentPumped,
  sharedExceedance_gal,
} from '../src/oracle/compliance.ts';

describe('percent pumped', () => {
  it.each([
    [1, 3, 33.33],
    [2, 3, 66.67],
    [1, 800, 0.13],
    [125, 1_000_000, 0.01],
    [0, 500, 0],
    [-500, 1000, -50],
    [-1, 1_000_000, 0],
    [0, 0, 0],
    [1, 0, null],
    [1, null, null],
  ])('%j of %j gallons is %j', (metered, allowed, percent) => {
    expect(percentPumped(metered, allowed)).toBe(percent);
  });
});

describe('flags', () => {
  it.each([
    [WARNING_PERCENT * 1000, 100_000, false, false],
    [WARNING_PERCENT * 1000 + 1, 100_000, true, false],
    [23_999_000, 24_000_000, true, false],
    [24_000_000, 24_000_000, true, true],
    [0, 0, false, false],
    [1, 0, true, true],
    [-1, 0, false, false],
    [1, null, false, false],
  ])('of %j of %j gallons go by the gallon', (metered, allowed, warned, over) => {
    expect([isOverWarning(metered, allowed), isOverpumped(metered, allowed)]).toEqual([warned, over]);
  });

  it('say that nothing was allowed as soon as anything is pumped', () => {
    expect([hasNoAllocation(0, 0), hasNoAllocation(1, 0), hasNoAllocation(1, null)]).toEqual([false, true, false]);
  });
});

describe('the color of a month', () => {
  it.each([
    [-1, 100_000, 'none'],
    [0, 100_000, 'none'],
    [1, 100_000, 'green'],
    [25_000, 100_000, 'green'],
    [25_001, 100_000, 'yellow'],
    [100_000, 100_000, 'yellow'],
    [100_001, 100_000, 'orange'],
    [0, 0, 'none'],
    [1, 0, 'orange'],
  ])('of %i of %i gallons is %s', (metered, allowed, color) => {
    expect(monthlyColor(metered, allowed)).toBe(color);
  });
});

it('exceedance is what is beyond the allowed volume, never less than nothing', () => {
  expect([exceedance_gal(120, 100), exceedance_gal(80, 100), exceedance_gal(5, 0)]).toEqual([20, 0, 5]);
});

describe('the exceedance of a group', () => {
  it('is that of the whole, shared out in proportion to what each part exceeded by itself', () => {
    const parts = [
      { metered_gal: 1500, allowed_gal: 1000 },
      { metered_gal: 1100, allowed_gal: 1000 },
      { metered_gal: 700, allowed_gal: 1000 },
    ];
    // 300 over as a whole; the parts alone were 500 and 100 over.
    expect(sharedExceedance_gal(parts)).toEqual([250, 50, 0]);
  });

  it('is nothing where the parts make good for each other', () => {
    expect(
      sharedExceedance_gal([
        { metered_gal: 1500, allowed_gal: 1000 },
        { metered_gal: 500, allowed_gal: 1000 },
      ]),
    ).toEqual([0, 0]);
  });

  it('is totalled by its parts to the gallon', () => {
    const parts = [1, 1, 1].map(() => ({ metered_gal: 110, allowed_gal: 100 }));
    expect(sharedExceedance_gal([...parts, { metered_gal: 80, allowed_gal: 100 }])).toEqual([4, 3, 3, 0]);
  });
});
