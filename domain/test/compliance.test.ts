import { describe, expect, it } from 'vitest';
import {
  exceedance_gal,
  isOver80Percent,
  isOverpumped,
  monthlyColor,
  percentPumped,
  sharedExceedance_gal,
} from '../src/compliance.ts';

describe('percent pumped', () => {
  it.each([
    [1, 3, 33.33],
    [2, 3, 66.67],
    [1, 800, 0.13],
    [125, 1_000_000, 0.01],
    [0, 500, 0],
    [-500, 1000, -50],
  ])('%i of %i gallons is %d', (metered, allowed, percent) => {
    expect(percentPumped(metered, allowed).percent).toBe(percent);
  });

  it('of nothing allowed is 0 for nothing pumped, and over for anything', () => {
    expect(percentPumped(0, 0)).toEqual({ percent: 0, noAllocation: false });
    expect(percentPumped(1, 0)).toEqual({ percent: null, noAllocation: true });
  });

  it.each([
    [0, 'none', false, false],
    [1, 'green', false, false],
    [2500, 'green', false, false],
    [2501, 'yellow', false, false],
    [8000, 'yellow', false, false],
    [8001, 'yellow', true, false],
    [10_000, 'yellow', true, true],
    [10_001, 'orange', true, true],
  ] as const)('%i of 10,000 is %s', (metered, color, over80, over) => {
    const pumped = percentPumped(metered, 10_000);
    expect([monthlyColor(pumped), isOver80Percent(pumped), isOverpumped(pumped)]).toEqual([color, over80, over]);
  });

  it('without an allocation is orange and over as soon as anything is pumped', () => {
    const pumped = percentPumped(5, 0);
    expect([monthlyColor(pumped), isOver80Percent(pumped), isOverpumped(pumped)]).toEqual(['orange', true, true]);
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
