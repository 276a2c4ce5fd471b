import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amendedVolume_gal, VolumeBelowZero } from '../src/amended-volume.ts';
import { largestRemainder } from '../src/largest-remainder.ts';
import { DistributionIncomplete, monthlyVolumes_gal, reducedVolume_gal } from '../src/oracle/allocation.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const nearlyFlat = [...Array<number>(8).fill(8333), ...Array<number>(4).fill(8334)];

describe('a year divided over its months', () => {
  it('loses no gallon: 10,000,001 gallons over a nearly flat distribution', () => {
    const months = monthlyVolumes_gal(10_000_001, nearlyFlat);
    expect(sum(months)).toBe(10_000_001);
    expect(months.slice(0, 8)).toEqual(Array(8).fill(833_300));
    expect(months.slice(8).toSorted((a, b) => a - b)).toEqual([833_400, 833_400, 833_400, 833_401]);
  });

  it('is refused when the shares do not total 100 %', () => {
    const incomplete = () => monthlyVolumes_gal(1000, Array<number>(12).fill(8333));
    expect(incomplete).toThrow(DistributionIncomplete);
    expect(incomplete).toThrow('The distribution totals 99.996 %, not 100 %.');
  });

  it('totals the volume and gives each month its share to the gallon, for any volume and distribution', () => {
    const volume = fc.integer({ min: 0, max: 9_000_000_000_000 });
    const weights = fc
      .array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 })
      .filter((list) => sum(list) > 0);
    fc.assert(
      fc.property(volume, weights, (whole, list) => {
        const parts = largestRemainder(whole, list);
        expect(sum(parts)).toBe(whole);
        for (const [index, part] of parts.entries()) {
          const exact = (BigInt(whole) * BigInt(list[index]!)) / BigInt(sum(list));
          expect([exact, exact + 1n]).toContain(BigInt(part));
        }
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the worked year of 12,000,000 gallons', () => {
  const shares = [7000, 6500, 6000, 6000, 6000, 6500, 7500, 8500, 10_000, 12_000, 12_500, 11_500];
  const stages = [2, 2, 3, 3, 4, 3, 2, 2, 2, 2, 2, 2];
  const historical: Record<number, number> = { 2: 0.2, 3: 0.3, 4: 0.4 };
  const permitted = monthlyVolumes_gal(12_000_000, shares);

  it('permits its months', () => {
    expect(permitted).toEqual([
      840_000, 780_000, 720_000, 720_000, 720_000, 780_000, 900_000, 1_020_000, 1_200_000, 1_440_000, 1_500_000,
      1_380_000,
    ]);
  });

  it('reduces them by the stage of each month, to 9,234,000 in all', () => {
    const reduced = permitted.map((volume, index) => reducedVolume_gal(volume, historical[stages[index]!]!));
    expect(reduced).toEqual([
      672_000, 624_000, 504_000, 504_000, 432_000, 546_000, 720_000, 816_000, 960_000, 1_152_000, 1_200_000, 1_104_000,
    ]);
    expect(sum(reduced)).toBe(9_234_000);
  });
});

describe('a reduction', () => {
  it.each([
    [1_000_000, 0.75, 250_000],
    [1_000_000, 1, 0],
    [1_000_000, 0, 1_000_000],
    [30, 0.7, 9],
    [100_000, 0.29, 71_000],
    [7, 0.5, 3],
  ])('of %i gallons by %d leaves %i', (volume, factor, left) => {
    expect(reducedVolume_gal(volume, factor)).toBe(left);
  });
});

describe('an amendment', () => {
  it('adds its change, which may be negative, and refuses to go below zero', () => {
    expect(amendedVolume_gal({ previous_gal: 5_000_000, proposed_change_gal: -1_500_000 })).toBe(3_500_000);
    const tooMuch = () => amendedVolume_gal({ previous_gal: 100, proposed_change_gal: -101 });
    expect(tooMuch).toThrow(VolumeBelowZero);
    expect(tooMuch).toThrow('would leave -1 gal;');
  });
});
