import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorated_gal, replacementMonth_gal, rolloverAdjustment_gal } from '../src/adjustments.ts';
import { gallonsOfReading, neighborsAsEntered } from '../src/entered-readings.ts';
import { doubtsOfReading } from '../src/reading-doubts.ts';
import { meteredMonths, sharedOverWells_gal } from '../src/oracle/meter-chain.ts';

const reading = (month: number, meter_reading: number | null, adjustment_gal = 0) => ({
  year: 2026,
  month,
  meter_reading,
  adjustment_gal,
});

describe('readings of a meter', () => {
  it('put the water of a month that nobody read into the next reading', () => {
    expect(meteredMonths([reading(1, 1500), reading(2, null), reading(3, 4000)], 1000)).toEqual([
      { year: 2026, month: 1, prev_meter_reading: 1000, calculated_gal: 500, has_negative: false },
      { year: 2026, month: 2, prev_meter_reading: 1500, calculated_gal: null, has_negative: false },
      { year: 2026, month: 3, prev_meter_reading: 1500, calculated_gal: 2500, has_negative: false },
    ]);
  });

  it('are not needed for an adjustment: the water of a broken meter counts in its month, the next reading goes on from the last', () => {
    expect(meteredMonths([reading(1, 1500), reading(2, null, 700), reading(3, 4000)], 1000)).toMatchObject([
      { calculated_gal: 500 },
      { prev_meter_reading: 1500, calculated_gal: 700 },
      { prev_meter_reading: 1500, calculated_gal: 2500 },
    ]);
  });

  it('are counted as they are when the register goes backwards, and flagged', () => {
    const [, second] = meteredMonths([reading(1, 5000), reading(2, 4000)], 0);
    expect(second).toMatchObject({ calculated_gal: -1000, has_negative: true });
  });

  it('change the next month when one is corrected, and the year not at all', () => {
    const gallons = (february: number) =>
      meteredMonths([reading(1, 1000), reading(2, february), reading(3, 9000)], 0).map(
        ({ calculated_gal }) => calculated_gal,
      );
    expect(gallons(4000)).toEqual([1000, 3000, 5000]);
    expect(gallons(5000)).toEqual([1000, 4000, 4000]);
  });

  it('total the last reading less the first and all adjustments, in whatever order they come', () => {
    const entries = fc.array(
      fc.record({ meter_reading: fc.option(fc.nat(1e9)), adjustment_gal: fc.integer({ min: -1e6, max: 1e6 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(entries, fc.nat(1e6), (list, start) => {
        const readings = list.map((entry, index) => ({ year: 2026, month: index + 1, ...entry }));
        const last = readings.findLast((entry) => entry.meter_reading !== null)?.meter_reading ?? start;
        const total = meteredMonths(readings.toReversed(), start).reduce(
          (sum, { calculated_gal }) => sum + (calculated_gal ?? 0),
          0,
        );
        const adjustments = readings.reduce((sum, { adjustment_gal }) => sum + adjustment_gal, 0);
        expect(total).toBe(last - start + adjustments);
      }),
    );
  });
});

describe('a register that passed its highest number', () => {
  it('is explained by an adjustment of its size: 3,300 gallons', () => {
    const rollover = { previous: 9_998_200, reading: 1500, digits: 7 };
    expect(rolloverAdjustment_gal(rollover, 5000)).toBe(10_000_000);
    expect(meteredMonths([reading(1, 1500, 10_000_000)], 9_998_200)[0]!.calculated_gal).toBe(3300);
  });

  it('is not suspected where it would mean more than three times the largest month, or where nothing went backwards', () => {
    expect(rolloverAdjustment_gal({ previous: 5_000_000, reading: 1500, digits: 7 }, 5000)).toBeNull();
    expect(rolloverAdjustment_gal({ previous: 1000, reading: 1500, digits: 7 }, 5000)).toBeNull();
  });
});

it('a replaced meter counts to its last reading, and the new one from its first: 10,250 gallons', () => {
  expect(replacementMonth_gal({ previous: 845_000, final: 851_250 }, { start: 120, reading: 4120 })).toBe(10_250);
});

describe('a volume spread over months', () => {
  it('goes by the days between the readings: 60,000 gallons over 59 days', () => {
    expect(prorated_gal(60_000, '2026-01-10', '2026-03-10').map(({ month, gallons }) => [month, gallons])).toEqual([
      [1, 22_373],
      [2, 28_475],
      [3, 9152],
    ]);
  });

  it('loses nothing between any two days', () => {
    const day = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.nat(1e9), day, day, (volume, a, b) => {
        fc.pre(a !== b);
        const parts = prorated_gal(volume, a < b ? a : b, a < b ? b : a);
        expect(parts.reduce((sum, { gallons }) => sum + gallons, 0)).toBe(volume);
      }),
    );
  });
});

describe('water shared over the wells of one meter', () => {
  it('is all of it, the first wells taking what is left over', () => {
    expect(sharedOverWells_gal(10, 3)).toEqual([4, 3, 3]);
  });

  it('is all of it when the meter ran backwards, too', () => {
    expect(sharedOverWells_gal(-10, 3)).toEqual([-3, -3, -4]);
    expect(sharedOverWells_gal(-1, 3)).toEqual([0, 0, -1]);
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 9 }), (volume, wells) => {
        const parts = sharedOverWells_gal(volume, wells);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(volume);
        expect(Math.max(...parts) - Math.min(...parts)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('readings as they are typed', () => {
  const typed = (months: readonly (number | null)[], adjustments: readonly number[] = []) =>
    months.map((one, index) => ({
      meter: 1,
      year: 2026,
      month: index + 1,
      reading: one,
      adjustment_gal: adjustments[index] ?? 0,
    }));
  const oracle = (readings: ReturnType<typeof typed>, start: number) =>
    meteredMonths(
      readings.map(({ year, month, reading: meter_reading, adjustment_gal }) => ({
        year,
        month,
        meter_reading,
        adjustment_gal,
      })),
      start,
    );
  /** What the server says of them as they are kept. */
  const knownOf = (readings: ReturnType<typeof typed>, start: number) =>
    oracle(readings, start).map(({ prev_meter_reading: previous }) => ({ previous, later: null }));

  it('come to what they will come to when they are saved', () => {
    const months = fc.array(fc.option(fc.nat(1e6)), { minLength: 6, maxLength: 6 });
    const adjustments = fc.array(fc.constantFrom(0, 0, 0, 1000, -50), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(months, months, adjustments, fc.nat(1e5), (kept, entered, adjusted, start) => {
        const after = typed(entered, adjusted);
        const neighbors = neighborsAsEntered(after, typed(kept), knownOf(typed(kept), start));
        const gallons = after.map((one, index) => gallonsOfReading({ ...one, previous: neighbors[index]!.previous }));
        expect(gallons).toEqual(oracle(after, start).map(({ calculated_gal }) => calculated_gal));
      }),
    );
  });

  it('are compared with what the server knows where nothing of the meter was typed', () => {
    const readings = typed([null, 500]);
    const known = [
      { previous: 100, later: { year: 2027, month: 1, reading: 900 } },
      { previous: 300, later: null },
    ];
    expect(neighborsAsEntered(readings, readings, known)).toEqual(known);
    const [, second] = neighborsAsEntered(typed([400, 500]), readings, known);
    expect(second).toEqual({ previous: 400, later: null });
    const [first] = neighborsAsEntered(typed([null, 600]), readings, known);
    expect(first).toEqual({ previous: 100, later: { year: 2026, month: 2, reading: 600 } });
    const [beforeRollover] = neighborsAsEntered(typed([null, 6], [0, 1000]), readings, known);
    expect(beforeRollover!.later).toBeNull();
  });

  const around = { previous: 9_998_200, later: null, largestMonthly_gal: 5000, joined: '2020-03-15', retired: null };
  const kindsOf = (entered: object, changes: object = {}) =>
    doubtsOfReading({ ...typed([1500])[0]!, ...entered }, { ...around, ...changes }).map(({ kind }) => kind);

  it('are doubted where they run backwards, and a rollover is suggested that explains it', () => {
    expect(doubtsOfReading(typed([1500])[0]!, around)).toEqual([
      {
        kind: 'rollover',
        words:
          'Below the previous reading, 9,998,200 gal. If the register began again at 0, an adjustment of 10,000,000 gal makes it 3,300 gal.',
        adjustment_gal: 10_000_000,
      },
    ]);
    expect(kindsOf({ adjustment_gal: 10_000_000 })).toEqual([]);
    expect(kindsOf({ reading: 900_000 })).toEqual(['below-previous']);
    expect(kindsOf({ reading: null, adjustment_gal: -5 })).toEqual(['below-previous']);
    expect(kindsOf({}, { largestMonthly_gal: null })).toEqual(['below-previous']);
  });

  it('are doubted where they are above a later one, far above the year before, or outside of the life of the meter', () => {
    expect(kindsOf({ reading: 9_999_000 }, { later: { year: 2026, month: 3, reading: 9_998_900 } })).toEqual([
      'above-later',
    ]);
    expect(kindsOf({ reading: 9_998_900 }, { later: { year: 2026, month: 3, reading: 9_998_900 } })).toEqual([]);
    expect(kindsOf({ reading: 10_013_200 })).toEqual([]);
    expect(kindsOf({ reading: 10_013_201 })).toEqual(['unusual']);
    expect(kindsOf({ reading: 9_999_000, year: 2020, month: 2 })).toEqual(['before-joining']);
    expect(kindsOf({ reading: 9_999_000, year: 2020, month: 3 })).toEqual([]);
    expect(kindsOf({ reading: 9_999_000, month: 2 }, { retired: '2026-01-31' })).toEqual(['after-retirement']);
    expect(kindsOf({ reading: null, year: 2019 })).toEqual([]);
  });
});
