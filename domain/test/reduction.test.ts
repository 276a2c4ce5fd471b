import { describe, expect, it } from 'vitest';
import { reductionInMonth, specialReductionInMonth, type SpecialReduction } from '../src/oracle/reduction.ts';

const decisions = [
  { stage: 2, holds_from: { year: 1900, month: 1 }, reduction: 0.2 },
  { stage: 4, holds_from: { year: 1900, month: 1 }, reduction: 0.4 },
  { stage: 2, holds_from: { year: 2025, month: 6 }, reduction: 0.3 },
  { stage: 2, holds_from: { year: 2025, month: 3 }, reduction: 0.25 },
];

describe('what a drought stage takes away', () => {
  it.each([
    ['what was decided first, until something else holds', 2, { year: 2025, month: 2 }, 0.2],
    ['what was decided, from its first month on', 2, { year: 2025, month: 3 }, 0.25],
    ['what was decided last, also in place of what had been planned for later', 2, { year: 2025, month: 6 }, 0.25],
    ['its own, whatever was decided for another', 4, { year: 2025, month: 6 }, 0.4],
    ['nothing where the stage restricts nothing', 0, { year: 2025, month: 6 }, 0],
    ['nothing while none is declared', null, { year: 2025, month: 6 }, 0],
  ])('is %s', (_what, stage, month, expected) => {
    expect(reductionInMonth(stage, month, decisions, 12_000_000)).toBe(expected);
  });

  // 3 acre-feet a year, as a district of two pools exempts them.
  const exempting = [
    ...decisions,
    { exempt_up_to_gal: 977_554, holds_from: { year: 2025, month: 1 } },
    { exempt_up_to_gal: 0, holds_from: { year: 2025, month: 5 } },
  ];
  it.each([
    ['nothing from a permit of as much as is exempt', 977_554, { year: 2025, month: 2 }, 0],
    ['its part of one gallon more', 977_555, { year: 2025, month: 2 }, 0.2],
    ['its part before the exemption holds', 977_554, { year: 2024, month: 12 }, 0.2],
    ['its part once no permit is exempt any more', 977_554, { year: 2025, month: 5 }, 0.25],
    ['its part of nothing, where no permit is exempt', 0, { year: 2025, month: 5 }, 0.25],
  ])('is %s', (_what, volume_gal, month, expected) => {
    expect(reductionInMonth(2, month, exempting, volume_gal)).toBe(expected);
  });
});

describe('what a drought stage takes away in place of the factor of a type', () => {
  const january = { year: 2025, month: 1 };
  const ofAll = { type: null, use: null, area: null };
  const special = (of: Partial<SpecialReduction['of']>, reduction: number | null, holds_from = january) => ({
    of: { ...ofAll, ...of },
    stage: 2,
    holds_from,
    reduction,
  });
  const scope = { type: 1, use: 3, area: 2 };
  it.each([
    ['nothing where nothing fits', [special({ use: 4 }, 0.1)], null],
    ['that of all permits', [special({}, 0.1)], 0.1],
    ['that of the area before that of all', [special({}, 0.1), special({ area: 2 }, 0.2)], 0.2],
    ['that of the type before that of the area', [special({ type: 1 }, 0.3), special({ area: 2 }, 0.2)], 0.3],
    [
      'that of the use before that of type and area',
      [special({ use: 3 }, 0.4), special({ type: 1, area: 2 }, 0.3)],
      0.4,
    ],
    ['the last one by then', [special({ use: 3 }, 0.4), special({ use: 3 }, 0.5, { year: 2025, month: 6 })], 0.5],
    ['not yet a later one', [special({ use: 3 }, 0.4), special({ use: 3 }, 0.5, { year: 2025, month: 7 })], 0.4],
    ['the next one where it has ended', [special({ use: 3 }, null), special({ area: 2 }, 0.2)], 0.2],
  ])('is %s', (_what, decided, expected) => {
    expect(specialReductionInMonth(2, { year: 2025, month: 6 }, scope, decided)).toBe(expected);
  });
});
