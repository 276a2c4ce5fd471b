import { describe, expect, it } from 'vitest';
import { prorated_gal, rolloverAdjustment_gal } from '../src/adjustments.ts';
import { amendedVolume_gal } from '../src/amended-volume.ts';
import { plainDial } from '../src/dials.ts';
import { effectiveMonth } from '../src/drought-stage.ts';
import { largestAsEntered, type EnteredReading } from '../src/entered-readings.ts';
import { DistrictYear } from '../src/fiscal-year.ts';
import { largestRemainder } from '../src/largest-remainder.ts';
import { readMonth } from '../src/read-month.ts';
import { roundedSum } from '../src/rounding.ts';
import { depthWarnings } from '../src/water-level.ts';

// What holds at the very limit of a rule: mutants of the rules lived on where no test went up to it.

describe('a rollover', () => {
  const adjustment = (previous: number, reading: number, digits: number | null, largest_gal = 5000) =>
    rolloverAdjustment_gal(
      { previous: { reading: previous, dial: plainDial }, reading, dial: { ...plainDial, digits } },
      largest_gal,
    );

  it('may explain three times the largest month, and not a gallon more', () => {
    expect(adjustment(9_998_200, 13_200, null)).toBe(10_000_000);
    expect(adjustment(9_998_200, 13_201, null)).toBeNull();
  });

  it('may explain no water at all, and never less than none', () => {
    expect(adjustment(1500, 500, 3)).toBe(1000);
    expect(adjustment(1501, 500, 3)).toBeNull();
  });

  it('explains nothing where the dial stands still, however much was usual', () => {
    expect(adjustment(1500, 1500, 4, 1_000_000)).toBeNull();
  });
});

describe('a volume spread over months', () => {
  it('gives nothing to a month of which no day counts', () => {
    expect(prorated_gal(500, '2026-01-10', '2026-03-01').map(({ month }) => month)).toEqual([1, 2]);
  });

  it('has no months between a day and itself, or an earlier one', () => {
    expect(prorated_gal(500, '2026-01-10', '2026-01-10')).toEqual([]);
    expect(prorated_gal(500, '2026-03-10', '2026-01-10')).toEqual([]);
  });
});

describe('a whole divided by weights', () => {
  it('gives what is left to the first of equals, also below zero', () => {
    expect(largestRemainder(1, [1, 1, 1])).toEqual([1, 0, 0]);
    expect(largestRemainder(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(largestRemainder(-1, [1, 1])).toEqual([0, -1]);
  });

  it('gives nothing to weights that are nothing', () => {
    expect(largestRemainder(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('a rounded sum', () => {
  it('reads numbers that are written with an exponent', () => {
    expect(roundedSum([[1e21, 1]], { decimals: 0 })).toBe(1e21);
    expect(roundedSum([[1.5e-7, 1]], { decimals: 8 })).toBe(1.5e-7);
    expect(roundedSum([[2.5e-7, 2]], { decimals: 6 })).toBe(1e-6);
    expect(
      roundedSum(
        [
          [1e21, 1],
          [0.5, 1],
        ],
        { dividedBy: 10, decimals: 0 },
      ),
    ).toBe(1e20);
  });

  it('rounds halves away from zero on both sides', () => {
    expect([0.5, -0.5, 0, 0.49].map((value) => roundedSum([[value, 1]], { decimals: 0 }))).toEqual([1, -1, 0, 0]);
  });
});

describe('the largest of the last twelve months', () => {
  const entered = (meter: number, year: number, month: number, reading: number | null): EnteredReading => ({
    meter,
    year,
    month,
    reading,
    adjustment_gal: 0,
    dial: plainDial,
  });
  const shown = (reading: number) => ({ previous: { reading, dial: plainDial } });

  it('counts what is typed above, up to twelve months back, of the same meter, in whatever order it stands', () => {
    // 1,000, 500, 100 and 100 gallons of one meter; 999,999 of another.
    const typed = [
      entered(1, 2026, 2, 1700),
      entered(1, 2025, 1, 1000),
      entered(2, 2025, 3, 999_999),
      entered(1, 2026, 1, 1600),
      entered(1, 2025, 2, 1500),
    ];
    const neighbors = [1600, 0, 0, 1500, 1000].map(shown);
    expect(largestAsEntered(typed, neighbors, [300, null, 7, null, 200])).toEqual([500, null, 7, 1000, 1000]);
  });

  it('is what is known where nothing above was read', () => {
    const typed = [entered(1, 2026, 1, null), entered(1, 2026, 2, 1700)];
    expect(largestAsEntered(typed, [shown(0), shown(1600)], [null, 300])).toEqual([null, 300]);
  });
});

it('a permit may be amended to nothing, and not to less', () => {
  expect(amendedVolume_gal({ previous_gal: 5000, proposed_change_gal: -5000 })).toBe(0);
  expect(() => amendedVolume_gal({ previous_gal: 5000, proposed_change_gal: -5001 })).toThrow('would leave -1 gal');
});

it('a stage that is declared again holds from its own month, a worse one from the next', () => {
  const june = { year: 2026, month: 6 };
  expect(effectiveMonth(june, 2, 2)).toEqual(june);
  expect(effectiveMonth(june, 2, 3)).toEqual({ year: 2026, month: 7 });
});

it('a month may be the twelfth, and neither the thirteenth nor part of a longer number', () => {
  const read = (text: string) => readMonth(text, 2027, new DistrictYear());
  expect(read('12/2026')).toEqual({ year: 2026, month: 12 });
  expect([read('13/2026'), read('0/2026'), read('a11'), read('11b'), read('111')]).toEqual(Array(5).fill(undefined));
});

it('a depth may be that of the well, and fifty feet from the one before; nothing is said of what is not known', () => {
  expect(depthWarnings(200, { wellDepth_ft: 200, previous_ft: 150 })).toEqual([]);
  expect(depthWarnings(200.01, { wellDepth_ft: 200, previous_ft: 150 })).toHaveLength(2);
  expect(depthWarnings(2000, { wellDepth_ft: null, previous_ft: null })).toEqual([]);
});
