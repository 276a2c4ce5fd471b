import { describe, expect, it } from 'vitest';
import { effectiveMonth, stagesThatHold } from '../src/drought-stage.ts';

describe('a declared stage', () => {
  it.each([
    ['worse in December counts from January', { year: 2023, month: 12 }, 3, 4, { year: 2024, month: 1 }],
    ['worse in October counts from November', { year: 2024, month: 10 }, 2, 3, { year: 2024, month: 11 }],
    ['worse in October 2022 counts from November', { year: 2022, month: 10 }, 2, 3, { year: 2022, month: 11 }],
    ['easing in February counts for February', { year: 2024, month: 2 }, 4, 3, { year: 2024, month: 2 }],
  ] as const)('that is %s', (_what, declared, from, to, expected) => {
    expect(effectiveMonth(declared, from, to)).toEqual(expected);
  });
});

describe('the stages that hold', () => {
  it('are those entered, and where none is, the one before', () => {
    expect(stagesThatHold([999, 3, 999, 0, 999], 2)).toEqual([2, 3, 3, 0, 0]);
  });
});
