import { expect, test } from 'vitest';
import { findGaps } from '../src/levels/find-gaps.ts';
import { judge, judgePieces } from '../src/levels/judge-levels.ts';
import { piecesOf, replay, residualOf, type SeriesStep } from '../src/levels/replay-steps.ts';

const HOUR = 3_600_000;
/** A reading each hour from the beginning of 1970: 100.0, 100.1, 100.2 ft. */
const measured = Array.from({ length: 11 }, (_, hour) => ({ at: hour * HOUR, value: 100 + hour / 10 }));
const hours = (first: number | null, last: number | null) => ({
  from: first === null ? null : first * HOUR,
  to: last === null ? null : last * HOUR,
  is_on: true,
});
const drift = (first: number, last: number, start_ft: number, end_ft: number): SeriesStep => ({
  step: 'drift',
  from: first * HOUR,
  to: last * HOUR,
  is_on: true,
  start_ft,
  end_ft,
});
const valuesAfter = (...steps: SeriesStep[]) =>
  replay(measured, steps).map(({ at, value }) => [at / HOUR, Math.round(value * 1000) / 1000]);
const untouched = measured.map(({ at, value }) => [at / HOUR, value]);

test('steps are replayed in their order over what was measured, by hand-worked numbers', () => {
  expect(valuesAfter()).toEqual(untouched);
  // Both ends are in it.
  expect(valuesAfter({ step: 'offset', ...hours(2, 3), offset_ft: -1.5 }).slice(1, 5)).toEqual([
    [1, 100.1],
    [2, 98.7],
    [3, 98.8],
    [4, 100.4],
  ]);
  // Tapes found 0.2 ft more at hour 0 and 0.7 ft more at hour 10: at hour 4 it is 0.2 + 0.5 × 4/10 = 0.4.
  expect(valuesAfter(drift(0, 10, 0.2, 0.7))[4]).toEqual([4, 100.8]);
  expect(valuesAfter(drift(0, 10, 0.2, 0.7))[10]).toEqual([10, 101.7]);
  // Beyond its tapes nothing is known of the drift.
  expect(valuesAfter(drift(2, 4, 1, 2)).filter(([hour]) => hour! < 2 || hour! > 4)).toEqual(
    untouched.filter(([hour]) => hour! < 2 || hour! > 4),
  );
  // Of limits the measured depth counts, whatever was added before.
  expect(
    valuesAfter(
      { step: 'offset', ...hours(null, null), offset_ft: 50 },
      { step: 'remove', ...hours(null, null), least_ft: 100.15, greatest_ft: 100.35 },
    ),
  ).toEqual([
    [2, 150.2],
    [3, 150.3],
  ]);
  expect(valuesAfter({ step: 'remove', ...hours(1, 9), least_ft: null, greatest_ft: null })).toEqual([
    [0, 100],
    [10, 101],
  ]);
});

test('the order counts: after a shift in time a step means the time that it gave', () => {
  const shift: SeriesStep = { step: 'shift', ...hours(null, null), shift_minutes: 120 };
  const offset: SeriesStep = { step: 'offset', ...hours(2, 2), offset_ft: 5 };
  expect(valuesAfter(shift, offset).slice(0, 2)).toEqual([
    [2, 105],
    [3, 100.1],
  ]);
  expect(valuesAfter(offset, shift)[2]).toEqual([4, 105.2]);
  // 1 ft at hour 4 of the moved series, which the logger's clock called 2; 3 ft at hour 8.
  expect(valuesAfter(shift, drift(4, 8, 1, 3)).slice(2, 5)).toEqual([
    [4, 101.2],
    [5, 101.8],
    [6, 102.4],
  ]);
  expect(valuesAfter({ ...shift, is_on: false })).toEqual(untouched);
});

test('residuals are by hand less series, of the reading nearest in time', () => {
  const tape = { at: 4 * HOUR + 60_000, dtw_ft: 100.75 };
  expect(residualOf(tape, measured)).toBeCloseTo(0.35, 9);
  expect(residualOf(tape, replay(measured, [drift(0, 10, 0.2, 0.7)]))).toBeCloseTo(-0.05, 9);
  expect(residualOf({ ...tape, at: 20 * HOUR }, measured)).toBeNull();
});

test('the latest mark is right, and marks follow the corrected time', () => {
  const judged = judge([
    { from: 0, to: 10, flag: 'Suspect', standing: null },
    { from: 5, to: 20, flag: null, standing: 'approved' },
    { from: 10, to: 10, flag: 'Good', standing: 'provisional' },
  ]);
  expect(judged.slice(1, -1).map(({ from, to, flag, is_approved }) => [from, to, flag, is_approved])).toEqual([
    [0, 5, 'Suspect', false],
    [5, 10, 'Suspect', true],
    [10, 11, 'Good', false],
    [11, 21, null, true],
  ]);
  const shifted = piecesOf([{ step: 'shift', ...hours(null, null), shift_minutes: 1 }]);
  expect(judgePieces(shifted, judged).map(({ from }) => from)).toEqual([
    -Infinity,
    -60_000,
    -59_995,
    -59_990,
    -59_989,
    -59_979,
  ]);
});

test('a gap is three times as long as usual, and longer than what is put together hides', () => {
  const at = (hour: number) => ({ at: hour * HOUR, until: hour * HOUR, readings: 1 });
  const each = [0, 1, 2, 3, 8, 9, 11].map(at);
  expect(findGaps(each, 0)).toEqual({ gaps: [{ from: 3 * HOUR, to: 8 * HOUR }], longest_ms: 3 * HOUR });
  const together = [
    { at: 0, until: 9 * HOUR, readings: 10 },
    { at: 14 * HOUR, until: 19 * HOUR, readings: 6 },
  ];
  expect(findGaps(together, 10 * HOUR).gaps).toEqual([]);
  expect(findGaps(together, HOUR).gaps).toEqual([{ from: 9 * HOUR, to: 14 * HOUR }]);
});
