import { describe, expect, it } from 'vitest';
import { reductionInMonth } from '../src/oracle/reduction.ts';

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
    expect(reductionInMonth(stage, month, decisions)).toBe(expected);
  });
});
