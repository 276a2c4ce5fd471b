import type { ReplayAsked } from '@artesian/contract/drought/triggers';
import { comparisons, entersWhen, leavesWhen, type DatedTrigger } from '@artesian/domain/drought-triggers';
import { triggersHeldOn, usualRules } from '@artesian/domain/drought-triggers';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';

export type ReplayedTrigger = ReplayAsked['triggers'][number];
export type ReplayedRules = Pick<ReplayAsked, 'enters_when' | 'leaves_when' | 'enter_after_days' | 'leave_after_days'>;

const FIELDS_OF_TRIGGER = 5;
const BETWEEN_TRIGGERS = '_';
const BETWEEN_FIELDS = '~';

/** Short enough for an address: `3~1~10~0~20_…`, by stage, indicator, days, comparison and threshold. */
export const writeTriggers = (triggers: readonly ReplayedTrigger[]): string =>
  triggers
    .map((one) =>
      [
        one.drought_stage_ndx,
        one.indicator_ndx,
        one.window_days,
        comparisons.indexOf(one.comparison),
        one.threshold,
      ].join(BETWEEN_FIELDS),
    )
    .join(BETWEEN_TRIGGERS);

/** Undefined where the text is not of triggers. */
export function readTriggers(text: unknown): ReplayedTrigger[] | undefined {
  if (typeof text !== 'string') return undefined;
  if (text === '') return [];
  const triggers = text.split(BETWEEN_TRIGGERS).map((one) => one.split(BETWEEN_FIELDS).map(Number));
  if (triggers.some((one) => one.length !== FIELDS_OF_TRIGGER || !one.every(Number.isFinite))) return undefined;
  return triggers.map(([stage = 0, indicator = 0, days = 1, comparison = 0, threshold = 0]) => ({
    drought_stage_ndx: stage,
    indicator_ndx: indicator,
    window_days: days,
    comparison: comparisons[comparison] ?? comparisons[0],
    threshold,
  }));
}

/** `0~1~1~3`: how a stage starts and ends, and after how many days each. */
export const writeRules = (rules: ReplayedRules): string =>
  [
    entersWhen.indexOf(rules.enters_when),
    leavesWhen.indexOf(rules.leaves_when),
    rules.enter_after_days,
    rules.leave_after_days,
  ].join(BETWEEN_FIELDS);

export function readRules(text: unknown): ReplayedRules | undefined {
  if (typeof text !== 'string') return undefined;
  const [enters = 0, leaves = 0, enterAfter = NaN, leaveAfter = NaN] = text.split(BETWEEN_FIELDS).map(Number);
  if (!Number.isInteger(enterAfter) || !Number.isInteger(leaveAfter)) return undefined;
  return {
    enters_when: entersWhen[enters] ?? usualRules.enters_when,
    leaves_when: leavesWhen[leaves] ?? usualRules.leaves_when,
    enter_after_days: enterAfter,
    leave_after_days: leaveAfter,
  };
}

/** The triggers of an area that hold on a day, to begin with. */
export const triggersToBegin = (
  day: string,
  triggers: readonly DatedTrigger[],
  stages: readonly StageOfDistrict[],
): ReplayedTrigger[] =>
  triggersHeldOn(day, triggers)
    .toSorted((one, other) => one.severity - other.severity || one.indicator_ndx - other.indicator_ndx)
    .map(({ severity, ...trigger }) => ({
      ...trigger,
      drought_stage_ndx: stages.find((stage) => stage.severity === severity)!.drought_stage_ndx,
    }))
    .map(({ drought_stage_ndx, indicator_ndx, window_days, comparison, threshold }) => ({
      drought_stage_ndx,
      indicator_ndx,
      window_days,
      comparison,
      threshold,
    }));
