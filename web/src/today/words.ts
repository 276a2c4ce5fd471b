import type { AreaToday, IndicatorToday, PumpedThisYear } from '@artesian/contract/drought/district-today';
import { standingAmong } from '@artesian/domain/drought-triggers';
import { roundLarge } from '../dashboard/large-volume.ts';
import { formatReading, formatThreshold, formatWatched } from '../drought/indicators/called-for.ts';
import { counted } from '../ui/counted.ts';
import { formatMonth, plainDate } from '../ui/dates.ts';
import { nameOfStage, type StageToday } from './use-today.ts';

/** `Since July 1, 2026: 152 days.` */
export const formatSince = ({ since, days }: Pick<AreaToday, 'since' | 'days'>): string =>
  since && days ? `Since ${plainDate(since)}: ${counted(days, 'day')}.` : '';

/** `Spring Flow, 10-day mean` */
export const nameOf = ({
  indicator_name,
  window_days,
}: Pick<IndicatorToday, 'indicator_name' | 'window_days'>): string => formatWatched(indicator_name, window_days);

/** How the latest mean differs from those before: a sentence each, none where nothing is known of then. */
export function formatChanges({ mean, month_ago, year_ago, indicator_unit }: IndicatorToday): string[] {
  const since = (then: number | null, when: string) =>
    mean === null || then === null ? [] : [`${formatChange(mean - then, indicator_unit)} ${when}.`];
  return [...since(month_ago, 'a month ago'), ...since(year_ago, 'a year ago')];
}

function formatChange(change: number, unit: string): string {
  const rounded = Number(change.toFixed(2));
  if (rounded === 0) return 'The same as';
  return `${formatReading(Math.abs(rounded), unit)} ${rounded < 0 ? 'lower' : 'higher'} than`;
}

type Triggers = IndicatorToday['triggers'];

/** What a mean says of the stages of an area, in a sentence or two. */
export function formatStanding(
  { mean, indicator_unit }: Pick<IndicatorToday, 'mean' | 'indicator_unit'>,
  triggers: Triggers,
  stages: readonly StageToday[],
): string {
  if (mean === null) return '';
  const { met, next } = standingAmong(triggers, mean);
  const said = (trigger: Triggers[number]) =>
    `${nameOfStage(stages, trigger.drought_stage_ndx)} (${formatThreshold(trigger, indicator_unit)})`;
  const now = met ? `At the level of ${said(met)}.` : 'No threshold has been reached.';
  if (!next) return now;
  const away = Number((mean - next.threshold).toFixed(2));
  return `${now} ${formatReading(Math.abs(away), indicator_unit)} ${away < 0 ? 'below' : 'above'} ${said(next)}.`;
}

/** `20 % less than permitted`, or a range where uses have reductions of their own. */
export function formatReduction({ least_reduction, most_reduction }: AreaToday['reductions'][number]): string {
  const [least, most] = [percent(least_reduction), percent(most_reduction)];
  if (most === '0 %') return 'No reduction.';
  if (least === most) return most === '100 %' ? 'No pumping.' : `${most} less than permitted.`;
  return `${least} to ${most} less than permitted, depending on use.`;
}

const percent = (part: number): string => `${(part * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })} %`;

/** What was pumped of what was allowed, in words. */
export function formatPumped({ fiscal_year, first_month, last_month, ...gallons }: PumpedThisYear): string {
  const { pumped_gal, allowed_gal, year_allowed_gal } = gallons;
  const months =
    first_month === last_month
      ? `in ${formatMonth(last_month)}`
      : `from ${formatMonth(first_month)} through ${formatMonth(last_month)}`;
  const part = (whole: number) => (whole > 0 ? percent(Number((pumped_gal / whole).toFixed(3))) : 'No percentage');
  return `${roundLarge(pumped_gal)} ${months}: ${part(allowed_gal)} of the ${roundLarge(allowed_gal)} allowed in that time, and ${part(year_allowed_gal)} of the ${roundLarge(year_allowed_gal)} allowed in fiscal year ${fiscal_year}.`;
}
