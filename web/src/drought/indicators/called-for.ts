import { t } from '@artesian/domain/texts/translate';
import type { StageOfDistrict } from '@artesian/contract/drought/drought-stages';
import type { DroughtDay, droughtTriggers } from '@artesian/contract/drought/triggers';
import { judge, triggersHeldOn, type DatedTrigger, type StageTrigger } from '@artesian/domain/drought-triggers';
import type { z } from 'zod';
import { longDate } from '../../ui/dates.ts';
import { formatNumber } from '../../ui/table/column.ts';

export type Trigger = z.output<typeof droughtTriggers.row>;

/** What an indicator is called, and its unit. */
export type NamesOfIndicators = ReadonlyMap<number, { name: string; unit: string }>;

export const namesOfIndicators = (triggers: readonly Trigger[]): NamesOfIndicators =>
  new Map(triggers.map((one) => [one.indicator_ndx, { name: one.indicator_name, unit: one.indicator_unit }]));

/** The triggers of an area as the rules read them, without those that were removed. */
export function datedTriggers(triggers: readonly Trigger[], stages: readonly StageOfDistrict[]): DatedTrigger[] {
  const severities = new Map(stages.map(({ drought_stage_ndx, severity }) => [drought_stage_ndx, severity]));
  return triggers.flatMap(({ drought_stage_ndx, removed, ...trigger }) => {
    const severity = severities.get(drought_stage_ndx) ?? 0;
    return removed || severity === 0 ? [] : [{ ...trigger, severity }];
  });
}

/** A trigger that holds on a day, and what its indicator reads beside it. */
export interface HeldTrigger extends StageTrigger {
  stage: string;
  indicator: string;
  unit: string;
  mean: number | null;
  state: 'Met' | 'Not Met' | 'Not Known';
}

/** The triggers that hold on a day, the mildest stage first. */
export function heldTriggers(
  { day, figures }: DroughtDay,
  triggers: readonly DatedTrigger[],
  names: NamesOfIndicators,
  stages: readonly StageOfDistrict[],
): HeldTrigger[] {
  return triggersHeldOn(day, triggers)
    .toSorted((one, other) => one.severity - other.severity || one.indicator_ndx - other.indicator_ndx)
    .map((trigger) => {
      const read = figures.find(
        (one) => one.indicator_ndx === trigger.indicator_ndx && one.window_days === trigger.window_days,
      );
      const mean = read?.mean ?? null;
      const isMet = judge(trigger, mean);
      return {
        ...trigger,
        stage: stages.find(({ severity }) => severity === trigger.severity)?.drought_stage_name ?? '',
        indicator: names.get(trigger.indicator_ndx)?.name ?? '',
        unit: names.get(trigger.indicator_ndx)?.unit ?? '',
        mean,
        state: isMet === null ? 'Not Known' : isMet ? 'Met' : 'Not Met',
      };
    });
}

/** The first day since which the stage of the last day is called for. */
export function calledSince(days: readonly DroughtDay[]): string | undefined {
  const last = days.at(-1);
  const before = days.findLastIndex(({ drought_stage_ndx }) => drought_stage_ndx !== last?.drought_stage_ndx);
  return days[before + 1]?.day;
}

interface Standing {
  days: readonly DroughtDay[];
  /** Undefined while nothing is declared for the present month. */
  declared: number | undefined;
  /** Of today, in an area whose stages count by day. */
  ofToday?: number | undefined;
  stages: readonly StageOfDistrict[];
}

/** Which stage the triggers call for, which one is declared, and what follows where they differ: a sentence each. */
export function formatStanding({ days, declared, ofToday, stages }: Standing): string[] {
  const last = days.at(-1);
  if (!last) return [];
  const stageOf = (key: number | undefined) => stages.find((stage) => stage.drought_stage_ndx === key);
  const inForce = stageOf(ofToday ?? declared);
  const called = stageOf(last.drought_stage_ndx)?.severity ?? 0;
  const since = calledSince(days);
  return [
    t('On {day}, the triggers call for {stage}{since}.', {
      day: longDate(last.day),
      stage: last.drought_stage_name,
      since: since === last.day ? '' : t(', as they have since {day}', { day: longDate(since!) }),
    }),
    formatInForce(inForce, ofToday !== undefined),
    whatFollows(called, inForce?.severity ?? 0, ofToday !== undefined),
  ];
}

function formatInForce(stage: StageOfDistrict | undefined, isByDay: boolean): string {
  if (!stage) return t('No stage is declared for this month.');
  return `${isByDay ? t('In force today') : t('Declared for this month')}: ${stage.drought_stage_name}.`;
}

function whatFollows(called: number, inForce: number, isByDay: boolean): string {
  if (called > inForce)
    return t('They differ. The stage takes effect {when} the Board declares it.', {
      when: isByDay ? t('on the day') : t('the month after'),
    });
  if (called < inForce) return t('They differ. The stage stays until the Board eases it.');
  return t('They agree.');
}

/** `Spring Flow, 10-day mean`; a single day is no mean. */
export const formatWatched = (indicator: string, days: number): string =>
  days === 1 ? indicator : t('{indicator}, {days}-day mean', { indicator, days });

/** How a column or an axis names an indicator over a number of days: `Spring Flow, 10-day mean` and its unit. */
export function nameOfWatched(
  { indicator_ndx, window_days }: { indicator_ndx: number; window_days: number },
  names: NamesOfIndicators,
): { header: string; unit: string } {
  const { name = t('Indicator'), unit = '' } = names.get(indicator_ndx) ?? {};
  return { header: formatWatched(name, window_days), unit };
}

/** `at or below 38 cfs` */
export const formatThreshold = (
  { comparison, threshold }: Pick<StageTrigger, 'comparison' | 'threshold'>,
  unit: string,
): string => `${t(comparison).toLowerCase()} ${formatReading(threshold, unit)}`;

/** With two decimals at most: means have more than anybody measures. */
export const formatReading = (reading: number, unit: string): string =>
  `${formatNumber(Number(reading.toFixed(2)), {})} ${unit}`.trim();
