import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { prorated_gal, replacementMonth_gal, rolloverAdjustment_gal } from '../src/adjustments.ts';
import { dialIn, dialName, gallonsBetween, gallonsShown, inDial, plainDial, type Dial } from '../src/dials.ts';
import { gallonsOfReading, neighborsAsEntered } from '../src/entered-readings.ts';
import { warningsOfReading } from '../src/reading-warnings.ts';
import { meteredMonths, sharedOverWells_gal, type DialFrom } from '../src/oracle/meter-chain.ts';

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
    const rollover = { previous: { reading: 9_998_200, dial: plainDial }, reading: 1500, dial: plainDial };
    expect(rolloverAdjustment_gal(rollover, 5000)).toBe(10_000_000);
    expect(meteredMonths([reading(1, 1500, 10_000_000)], 9_998_200)[0]!.calculated_gal).toBe(3300);
  });

  it('is not suspected where it would mean more than three times the largest month, or where nothing went backwards', () => {
    const after = (previous: number) =>
      rolloverAdjustment_gal(
        { previous: { reading: previous, dial: plainDial }, reading: 1500, dial: plainDial },
        5000,
      );
    expect(after(5_000_000)).toBeNull();
    expect(after(1000)).toBeNull();
  });

  it('is known by the digits of its dial, however few those of the previous reading are', () => {
    const previous = { reading: 998.5, dial: plainDial };
    const suggested = (digits: number | null) =>
      rolloverAdjustment_gal({ previous, reading: 1.5, dial: { ...plainDial, digits } }, 5000);
    expect(suggested(null)).toBe(1000);
    expect(suggested(3)).toBe(1000);
    expect(suggested(4)).toBe(10_000);
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

/** The worked case of docs/conventions.md. */
describe('a meter whose dial counts hundreds of cubic feet', () => {
  const dial: Dial = { unit: 'cu ft', multiplier: 100, digits: 6, decimals: 1 };
  const hundreds = (one: number) => ({ reading: one, dial });

  it('counts 748.05 gallons for each one, to the gallon by month', () => {
    expect(gallonsShown(hundreds(1))).toBe(748);
    expect(gallonsBetween(hundreds(999_812.5), hundreds(999_901.2))).toBe(66_352);
    expect(gallonsBetween(hundreds(12.4), hundreds(55))).toBe(31_867);
  });

  it('begins again at 0 after 999,999.9: 748,051,948 gallons', () => {
    const rollover = { previous: hundreds(999_901.2), reading: 12.4, dial };
    expect(rolloverAdjustment_gal(rollover, 66_352)).toBe(748_051_948);
    expect(rolloverAdjustment_gal(rollover, 27_000)).toBeNull();
  });

  it('comes to 66,352, 83,183 and 31,867 gallons in its last months', () => {
    const dials: DialFrom[] = [{ from: null, unit: 'cu ft', multiplier: 100 }];
    const months = [reading(1, 999_901.2), reading(2, 12.4, 748_051_948), reading(3, 55)];
    const gallons = meteredMonths(months, 999_812.5, { dials }).map(({ calculated_gal }) => calculated_gal);
    expect(gallons).toEqual([66_352, 83_183, 31_867]);
  });

  it('is said beside its numbers', () => {
    expect(inDial(hundreds(999_901.2))).toBe('999,901.2 × 100 cu ft');
    expect(inDial({ reading: 5, dial: { unit: 'gal', multiplier: 1000 } })).toBe('5 × 1,000 gal');
    expect(dialName(plainDial)).toBe('gal');
  });

  it('is doubted where a number is not on it', () => {
    const warningsOn = (typed: number) =>
      warningsOfReading(
        { meter: 1, year: 2026, month: 1, reading: typed, adjustment_gal: 0, dial },
        { previous: null, later: null, largestMonthly_gal: null, joined: null, retired: null },
      ).map(({ words }) => words);
    expect(warningsOn(999_999.9)).toEqual([]);
    expect(warningsOn(1_000_000)).toEqual(['The dial has 6 digits.']);
    expect(warningsOn(12.34)).toEqual(['The dial shows 1 decimal.']);
  });
});

it('a dial that changes its unit goes on counting from where it stood', () => {
  const dials: DialFrom[] = [
    { from: { year: 2026, month: 2 }, unit: 'cu ft', multiplier: 1 },
    { from: { year: 2026, month: 3 }, unit: 'acre-ft', multiplier: 1 },
  ];
  // 77 cubic feet are 576 gallons; 0.001 acre-feet 325.851….
  const months = [reading(1, 500.5), reading(2, 77), reading(3, 0.002)];
  const gallons = meteredMonths(months, 0, { dials }).map(({ calculated_gal }) => calculated_gal);
  expect(gallons).toEqual([501, 76, 76]);
});

it('the dial of a month is the last one that holds from a day in it or before', () => {
  const [first, second] = [
    { ...plainDial, holds_from: null, multiplier: 10 },
    { ...plainDial, holds_from: '2026-03-20', multiplier: 100 },
  ];
  const multiplierOn = (day: string | null) => dialIn([second, first], day).multiplier;
  expect([null, '2026-02-28', '2026-03-01', '2027-01-01'].map(multiplierOn)).toEqual([10, 10, 100, 100]);
  expect(dialIn([second], '2026-02-28')).toEqual(plainDial);
});

it('gallons of dials are the same by both writings', () => {
  const thousandths = fc.nat(1e12).map((one) => one / 1000);
  const unit = fc.constantFrom('gal' as const, 'cu ft' as const, 'acre-ft' as const);
  const multiplier = fc.constantFrom(0.001, 0.1, 1, 10, 100, 1000);
  fc.assert(
    fc.property(thousandths, thousandths, unit, multiplier, (before, after, unit, multiplier) => {
      const dial = { unit, multiplier };
      const [month] = meteredMonths([reading(1, after)], before, { dials: [{ from: null, ...dial }] });
      expect(gallonsBetween({ reading: before, dial }, { reading: after, dial })).toBe(month!.calculated_gal);
    }),
  );
});

const shown = (one: number) => ({ reading: one, dial: plainDial });

describe('readings as they are typed', () => {
  const typed = (months: readonly (number | null)[], adjustments: readonly number[] = []) =>
    months.map((one, index) => ({
      meter: 1,
      year: 2026,
      month: index + 1,
      reading: one,
      adjustment_gal: adjustments[index] ?? 0,
      dial: plainDial,
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
    oracle(readings, start).map(({ prev_meter_reading: reading }) => ({
      previous: { reading, dial: plainDial },
      later: null,
    }));

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
      { previous: shown(100), later: { year: 2027, month: 1, ...shown(900) } },
      { previous: shown(300), later: null },
    ];
    expect(neighborsAsEntered(readings, readings, known)).toEqual(known);
    const [, second] = neighborsAsEntered(typed([400, 500]), readings, known);
    expect(second).toEqual({ previous: shown(400), later: null });
    const [first] = neighborsAsEntered(typed([null, 600]), readings, known);
    expect(first).toEqual({ previous: shown(100), later: { year: 2026, month: 2, ...shown(600) } });
    const [beforeRollover] = neighborsAsEntered(typed([null, 6], [0, 1000]), readings, known);
    expect(beforeRollover!.later).toBeNull();
  });

  const around = {
    previous: shown(9_998_200),
    later: null,
    largestMonthly_gal: 5000,
    joined: '2020-03-15',
    retired: null,
  };
  const kindsOf = (entered: object, changes: object = {}) =>
    warningsOfReading({ ...typed([1500])[0]!, ...entered }, { ...around, ...changes }).map(({ kind }) => kind);

  it('are doubted where they run backwards, and a rollover is suggested that explains it', () => {
    expect(warningsOfReading(typed([1500])[0]!, around)).toEqual([
      {
        kind: 'rollover',
        words: 'Below the previous reading, 9,998,200 gal.',
        remedy: 'If the dial restarted at 0, an adjustment of 10,000,000 gal makes it 3,300 gal.',
        adjustment_gal: 10_000_000,
      },
    ]);
    expect(kindsOf({ adjustment_gal: 10_000_000 })).toEqual([]);
    expect(kindsOf({ reading: 900_000 })).toEqual(['below-previous']);
    expect(kindsOf({ reading: null, adjustment_gal: -5 })).toEqual(['below-previous']);
    expect(kindsOf({}, { largestMonthly_gal: null })).toEqual(['below-previous']);
  });

  it('are doubted where they are above a later one, far above the year before, or outside of the life of the meter', () => {
    expect(kindsOf({ reading: 9_999_000 }, { later: { year: 2026, month: 3, ...shown(9_998_900) } })).toEqual([
      'above-later',
    ]);
    expect(kindsOf({ reading: 9_998_900 }, { later: { year: 2026, month: 3, ...shown(9_998_900) } })).toEqual([]);
    expect(kindsOf({ reading: 10_013_200 })).toEqual([]);
    expect(kindsOf({ reading: 10_013_201 })).toEqual(['unusual']);
    expect(kindsOf({ reading: 9_999_000, year: 2020, month: 2 })).toEqual(['before-joining']);
    expect(kindsOf({ reading: 9_999_000, year: 2020, month: 3 })).toEqual([]);
    expect(kindsOf({ reading: 9_999_000, month: 2 }, { retired: '2026-01-31' })).toEqual(['after-retirement']);
    expect(kindsOf({ reading: null, year: 2019 })).toEqual([]);
  });
});
