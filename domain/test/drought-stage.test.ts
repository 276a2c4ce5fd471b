import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calledForStage, effectiveMonth, stagesThatHold, type StageTrigger } from '../src/drought-stage.ts';

const triggers: StageTrigger[] = [
  { severity: 2, flow_cfs: 38, level_ft_msl: 478.4 },
  { severity: 3, flow_cfs: 20, level_ft_msl: 462.7 },
  { severity: 4, flow_cfs: 14, level_ft_msl: 457.1 },
  { severity: 5, flow_cfs: 10, level_ft_msl: 453.4 },
];

describe('the stage that the indicators call for', () => {
  it.each([
    ['both above everything', 0, 60, 490, 0],
    ['either indicator alone enters: the flow', 0, 38, 490, 2],
    ['either indicator alone enters: the level', 0, 60, 478.4, 2],
    ['the deeper of the two counts', 0, 30, 460, 3],
    ['stages can be skipped on the way down', 2, 9, 470, 5],
    ['one recovered indicator does not leave a stage', 3, 25, 462, 3],
    ['both recovered leave it for the next that one still holds', 3, 25, 470, 2],
    ['both recovered above all end the drought', 4, 45, 485, 0],
    ['an indicator that cannot be read lets nothing go', 3, null, 490, 3],
    ['an indicator that cannot be read enters nothing', 0, null, 490, 0],
    ['the other one can still call for worse', 2, 13, null, 4],
  ] as const)('%s', (_what, current, flow_cfs, level_ft_msl, expected) => {
    expect(calledForStage(current, { flow_cfs, level_ft_msl }, triggers)).toBe(expected);
  });

  it('never leaves a stage while one of its indicators has not recovered, whatever the way there', () => {
    const reading = fc.record({
      flow_cfs: fc.option(fc.integer({ min: 5, max: 60 })),
      level_ft_msl: fc.option(fc.integer({ min: 450, max: 490 })),
    });
    fc.assert(
      fc.property(fc.array(reading, { minLength: 1, maxLength: 60 }), (walk) => {
        let stage = 0;
        for (const readings of walk) {
          const next = calledForStage(stage, readings, triggers);
          for (const trigger of triggers.filter((one) => one.severity <= stage && one.severity > next)) {
            expect(readings.flow_cfs).toBeGreaterThan(trigger.flow_cfs);
            expect(readings.level_ft_msl).toBeGreaterThan(trigger.level_ft_msl);
          }
          stage = next;
        }
      }),
    );
  });
});

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
