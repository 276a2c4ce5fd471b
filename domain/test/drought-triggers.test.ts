import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  evaluateDays,
  rollingMeans,
  rulesByDay,
  rulesHeldOn,
  triggersByDay,
  triggersHeldOn,
  usualRules,
  type StageTrigger,
  type TriggerRules,
} from '../src/drought-triggers.ts';

const FLOW = 1;
const LEVEL = 2;

const trigger = (severity: number, indicator_ndx: number, threshold: number, more: Partial<StageTrigger> = {}) =>
  ({ severity, indicator_ndx, window_days: 1, comparison: 'At or Below', threshold, ...more }) as const;

/** The Barton Springs district. */
const ofTwo = [
  trigger(2, FLOW, 38),
  trigger(2, LEVEL, 478.4),
  trigger(3, FLOW, 20),
  trigger(3, LEVEL, 462.7),
  trigger(4, FLOW, 14),
  trigger(4, LEVEL, 457.1),
  trigger(5, FLOW, 10),
  trigger(5, LEVEL, 453.4),
];

type Values = readonly (number | null)[];

const dayAt = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);

interface Asked {
  flow?: Values;
  level?: Values;
  triggers?: readonly StageTrigger[];
  rules?: Partial<TriggerRules>;
  severityBefore?: number;
}

/** How severe the stage is that is called for on each day. */
function calledFor({ flow, level, triggers = ofTwo, rules = {}, severityBefore = 0 }: Asked): number[] {
  const days = (flow ?? level ?? []).map((_value, index) => dayAt(index));
  return evaluateDays({
    days,
    values: new Map([...(flow ? [[FLOW, flow] as const] : []), ...(level ? [[LEVEL, level] as const] : [])]),
    triggersOn: () => triggers,
    rulesOn: () => ({ ...usualRules, ...rules }),
    severityBefore,
  }).map(({ severity }) => severity);
}

describe('the stage that triggers call for', () => {
  it.each([
    ['both above everything', 0, 60, 490, 0],
    ['either indicator alone enters: the flow', 0, 38, 490, 2],
    ['either indicator alone enters: the level', 0, 60, 478.4, 2],
    ['the more severe of the two counts', 0, 30, 460, 3],
    ['stages can be skipped on the way down', 2, 9, 470, 5],
    ['one recovered indicator does not leave a stage', 3, 25, 462, 3],
    ['both recovered leave it for the next that one still holds', 3, 25, 470, 2],
    ['both recovered above all end the drought', 4, 45, 485, 0],
    ['an indicator that cannot be read lets nothing go', 3, null, 490, 3],
    ['an indicator that cannot be read enters nothing', 0, null, 490, 0],
    ['the other one can still call for worse', 2, 13, null, 4],
  ] as const)('%s', (_what, severityBefore, flow, level, expected) => {
    expect(calledFor({ flow: [flow], level: [level], severityBefore })).toEqual([expected]);
  });

  it('holds through days on which nothing was read', () => {
    expect(calledFor({ flow: [19, null, null, 21, null], level: [490, null, null, 490, null] })).toEqual([
      3, 3, 3, 2, 2,
    ]);
  });

  it.each<[Partial<TriggerRules>, number[]]>([
    [{}, [0, 2, 2, 2, 0]],
    [{ enters_when: 'All Triggers Are Met' }, [0, 0, 2, 2, 0]],
    [{ enters_when: 'All Triggers Are Met', leaves_when: 'Any Has Recovered' }, [0, 0, 2, 0, 0]],
    [{ leaves_when: 'No Trigger Is Met' }, [0, 2, 2, 2, 0]],
    [{ enter_after_days: 2 }, [0, 0, 2, 2, 0]],
    [{ enter_after_days: 4 }, [0, 0, 0, 0, 0]],
    [{ leave_after_days: 2 }, [0, 2, 2, 2, 2]],
  ])('is entered and left as the rules %o say', (rules, expected) => {
    const triggers = [trigger(2, FLOW, 38), trigger(2, LEVEL, 478.4)];
    const flow = [60, 38, 37, 50, 50];
    const level = [490, 490, 470, 470, 480];
    expect(calledFor({ flow, level, triggers, rules })).toEqual(expected);
  });

  it('is left where none is met although one cannot be read, if the rules say so', () => {
    const flow = [19, null];
    const level = [460, 490];
    expect(calledFor({ flow, level, rules: { leaves_when: 'No Trigger Is Met' } })).toEqual([3, 0]);
    expect(calledFor({ flow, level })).toEqual([3, 3]);
  });

  it('goes by what rises, too', () => {
    const triggers = [
      trigger(1, LEVEL, 120, { comparison: 'Above' }),
      trigger(2, LEVEL, 150, { comparison: 'At or Above' }),
    ];
    expect(calledFor({ level: [119, 120, 121, 150, 120, 100], triggers })).toEqual([0, 0, 1, 2, 0, 0]);
  });

  it('compares the mean of the days that its trigger names', () => {
    // Edwards Aquifer Authority: stage 5 at a mean of ten days below 45 cfs, or of three days below 40.
    const triggers = [
      trigger(5, FLOW, 45, { window_days: 10, comparison: 'Below' }),
      trigger(5, FLOW, 40, { window_days: 3, comparison: 'Below' }),
    ];
    // The mean of 49 to 40 is 44.5; three days of it are at 41.
    const slow = Array.from({ length: 15 }, (_, day) => 54 - day);
    expect(calledFor({ flow: slow, triggers })).toEqual([...Array<number>(14).fill(0), 5]);
    const fast = [60, 60, 60, 60, 60, 60, 60, 60, 39, 39, 39];
    expect(calledFor({ flow: fast, triggers })).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]);
  });

  it('is that of the declared days of the Edwards Aquifer Authority', () => {
    const triggers = [
      ...[660, 650, 640, 630, 625].map((level, at) => trigger(at + 1, LEVEL, level, { comparison: 'Below' })),
      ...(
        [
          [1, 225],
          [2, 150],
          [4, 100],
          [5, 45],
        ] as const
      ).map(([at, flow]) => trigger(at, FLOW, flow, { comparison: 'Below' })),
    ];
    const on = (severityBefore: number, level: number, flow: number) =>
      calledFor({
        flow: [flow],
        level: [level],
        triggers,
        severityBefore,
        rules: { leaves_when: 'No Trigger Is Met' },
      });
    expect(on(3, 632.2, 99)).toEqual([4]);
    expect(on(4, 632.2, 100)).toEqual([3]);
    expect(on(4, 624.7, 53)).toEqual([5]);
  });

  it('never leaves a stage while one of its indicators has not recovered, whatever the way there', () => {
    const flows = fc.option(fc.integer({ min: 5, max: 60 }));
    const levels = fc.option(fc.integer({ min: 450, max: 490 }));
    fc.assert(
      fc.property(fc.array(fc.tuple(flows, levels), { minLength: 1, maxLength: 60 }), (walk) => {
        const flow = walk.map(([one]) => one);
        const level = walk.map(([, other]) => other);
        const called = calledFor({ flow, level });
        called.forEach((severity, index) => {
          const left = ofTwo.filter((one) => one.severity <= (called[index - 1] ?? 0) && one.severity > severity);
          for (const { indicator_ndx, threshold } of left)
            expect((indicator_ndx === FLOW ? flow : level)[index]).toBeGreaterThan(threshold);
        });
      }),
    );
  });
});

describe('a mean of days', () => {
  it('takes those that have a value, where at least half of them do', () => {
    expect(rollingMeans([1, 2, 3, null, null, null, 7], 4)).toEqual([null, 1.5, 2, 2, 2.5, null, null]);
  });

  it('is not moved across a trigger by binary fractions', () => {
    expect(rollingMeans(Array<number>(10).fill(0.1), 10).at(-1)).toBe(0.1);
  });
});

describe('what holds on a day', () => {
  const kept = { severity: 2, indicator_ndx: FLOW, window_days: 10, comparison: 'At or Below' } as const;
  it.each([
    ['2019-12-31', []],
    ['2020-01-01', [38]],
    ['2024-12-31', [40]],
    ['2026-01-01', []],
  ])('on %s are triggers of %j', (day, expected) => {
    const triggers = [
      { ...kept, valid_from: '2023-01-01', threshold: 40 },
      { ...kept, valid_from: '2020-01-01', threshold: 38 },
      { ...kept, valid_from: '2025-01-01', threshold: null },
    ];
    expect(triggersHeldOn(day, triggers).map(({ threshold }) => threshold)).toEqual(expected);
  });

  it('are the rules that began last, or the usual ones', () => {
    const rules = [
      { ...usualRules, holds_from: '2020-01-01', enter_after_days: 3 },
      { ...usualRules, holds_from: '2022-01-01', enter_after_days: 5 },
    ];
    const days = ['2019-01-01', '2021-01-01', '2023-01-01'];
    expect(days.map((day) => rulesHeldOn(day, rules).enter_after_days)).toEqual([1, 3, 5]);
  });

  it('is the same for each of many days as for one alone, and worked out once where nothing changes', () => {
    const day = fc
      .integer({ min: 0, max: 60 })
      .map((at) => new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10));
    const dated = fc.record({
      severity: fc.integer({ min: 1, max: 2 }),
      indicator_ndx: fc.constantFrom(FLOW, LEVEL),
      threshold: fc.option(fc.integer({ min: 0, max: 9 })),
      valid_from: day,
    });
    fc.assert(
      fc.property(fc.array(dated), fc.array(day), (some, asked) => {
        const triggers = some.map((one) => ({ ...kept, ...one }));
        const rules = some.map((one, at) => ({ ...usualRules, holds_from: one.valid_from, enter_after_days: at + 1 }));
        const [triggersOn, rulesOn] = [triggersByDay(triggers), rulesByDay(rules)];
        for (const one of asked) {
          expect(triggersOn(one)).toEqual(triggersHeldOn(one, triggers));
          expect(rulesOn(one)).toEqual(rulesHeldOn(one, rules));
        }
        const lists = new Set(asked.toSorted().map((one) => triggersOn(one)));
        expect(lists.size).toBeLessThanOrEqual(new Set(some.map(({ valid_from }) => valid_from)).size + 1);
      }),
    );
  });
});
