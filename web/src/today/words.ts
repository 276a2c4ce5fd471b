import { locale, t } from '@artesian/domain/texts/translate';
import type { AreaToday, IndicatorToday, PumpedThisYear } from '@artesian/contract/drought/district-today';
import { standingAmong } from '@artesian/domain/drought-triggers';
import { roundLarge } from '../dashboard/large-volume.ts';
import { formatReading, formatThreshold, formatWatched } from '../drought/indicators/called-for.ts';
import { counted } from '../ui/counted.ts';
import { formatMonth, plainDate } from '../ui/dates.ts';
import { nameOfStage, type StageToday } from './use-today.ts';

/** `Since July 1, 2026: 152 days.` */
export const formatSince = ({ since, days }: Pick<AreaToday, 'since' | 'days'>): string =>
  since && days ? t('Since {since}: {days}.', { since: plainDate(since), days: counted(days, 'day') }) : '';

/** `Spring Flow, 10-day mean` */
export const nameOf = ({
  indicator_name,
  window_days,
}: Pick<IndicatorToday, 'indicator_name' | 'window_days'>): string => formatWatched(indicator_name, window_days);

/** How the latest mean differs from those before: a sentence each, none where nothing is known of then. */
export function formatChanges({ mean, month_ago, year_ago, indicator_unit }: IndicatorToday): string[] {
  const since = (then: number | null, when: 'month' | 'year') =>
    mean === null || then === null ? [] : [formatChange(mean - then, indicator_unit, when)];
  return [...since(month_ago, 'month'), ...since(year_ago, 'year')];
}

function formatChange(change: number, unit: string, when: 'month' | 'year'): string {
  const rounded = Number(change.toFixed(2));
  if (rounded === 0) return t('The same as {when, select, month {a month} other {a year}} ago.', { when });
  return t(
    '{change} {going, select, lower {lower} other {higher}} than {when, select, month {a month} other {a year}} ago.',
    { change: formatReading(Math.abs(rounded), unit), going: rounded < 0 ? 'lower' : 'higher', when },
  );
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
  const now = met ? t('At the level of {met}.', { met: said(met) }) : t('No threshold has been reached.');
  if (!next) return now;
  const away = Number((mean - next.threshold).toFixed(2));
  const apart = t('{distance} {side, select, below {below} other {above}} {threshold}.', {
    distance: formatReading(Math.abs(away), indicator_unit),
    side: away < 0 ? 'below' : 'above',
    threshold: said(next),
  });
  return `${now} ${apart}`;
}

/** `20 % less than permitted`, or a range where uses have reductions of their own. */
export function formatReduction({ least_reduction, most_reduction }: AreaToday['reductions'][number]): string {
  const [least, most] = [percent(least_reduction), percent(most_reduction)];
  if (most === '0 %') return t('No reduction.');
  if (least === most) return most === '100 %' ? t('No pumping.') : t('{most} less than permitted.', { most });
  return t('{least} to {most} less than permitted, depending on use.', { least, most });
}

const percent = (part: number): string => `${(part * 100).toLocaleString(locale(), { maximumFractionDigits: 1 })} %`;

/** What was pumped of what was allowed, in words. */
export function formatPumped({ fiscal_year, first_month, last_month, ...gallons }: PumpedThisYear): string {
  const { pumped_gal, allowed_gal, year_allowed_gal } = gallons;
  const months =
    first_month === last_month
      ? t('in {last_month}', { last_month: formatMonth(last_month) })
      : t('from {first_month} through {last_month}', {
          first_month: formatMonth(first_month),
          last_month: formatMonth(last_month),
        });
  const part = (whole: number) => (whole > 0 ? percent(Number((pumped_gal / whole).toFixed(3))) : t('No percentage'));
  return t(
    '{pumped} {months}: {share} of the {allowed} allowed in that time, and {yearShare} of the {yearAllowed} allowed in fiscal year {fiscal_year}.',
    {
      pumped: roundLarge(pumped_gal),
      months,
      share: part(allowed_gal),
      allowed: roundLarge(allowed_gal),
      yearShare: part(year_allowed_gal),
      yearAllowed: roundLarge(year_allowed_gal),
      fiscal_year,
    },
  );
}
