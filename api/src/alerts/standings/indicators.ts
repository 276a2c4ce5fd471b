import { standingAmong, type Comparison } from '@artesian/domain/drought-triggers';
import { locale, t } from '@artesian/domain/texts/translate';
import type { PoolClient } from 'pg';
import { formatDay } from '../../notices/format.ts';
import type { Standing } from './standing.ts';

interface Trigger {
  drought_stage_ndx: number;
  drought_stage_name: string;
  comparison: Comparison;
  threshold: number;
}

interface Indicator {
  drought_area_ndx: number;
  drought_area_name: string;
  is_one_of_many: boolean;
  indicator_ndx: number;
  indicator_name: string;
  indicator_unit: string;
  window_days: number;
  mean: number;
  mean_on: string;
  /** The mildest stage first. */
  triggers: Trigger[];
}

/** An indicator whose readings stopped longer ago says nothing of today. */
const indicators = `
  with latest as (
    select distinct on (days.drought_area_ndx, figures.indicator_ndx, figures.window_days)
      days.drought_area_ndx, figures.indicator_ndx, figures.window_days, figures.mean, days.day::text as mean_on
    from drought_days as days
    cross join lateral jsonb_to_recordset(days.figures) as figures (indicator_ndx integer, window_days integer, mean double precision)
    where days.day > district_today() - 30 and figures.mean is not null
    order by days.drought_area_ndx, figures.indicator_ndx, figures.window_days, days.day desc
  )
  select
    latest.*, areas.drought_area_name, (select count(*) > 1 from api.areas_in_use) as is_one_of_many,
    indicator_name, indicator_unit, triggers.triggers
  from latest
  join api.areas_in_use as areas using (drought_area_ndx)
  join api.named_indicators using (indicator_ndx)
  join lateral (
    select json_agg(json_build_object(
      'drought_stage_ndx', drought_stage_ndx, 'drought_stage_name', drought_stage_name, 'comparison', comparison, 'threshold', threshold
    ) order by severity) as triggers
    from api.held_drought_triggers as held
    join drought_stages using (drought_stage_ndx)
    where held.drought_area_ndx = latest.drought_area_ndx
      and held.indicator_ndx = latest.indicator_ndx
      and held.window_days = latest.window_days
      and valid_from <= district_today() and district_today() < valid_until and threshold is not null
  ) as triggers on triggers.triggers is not null`;

/** The most severe stage whose threshold the latest mean of each indicator meets, by area. */
export async function readIndicators(client: PoolClient): Promise<Standing[]> {
  const { rows } = await client.query<Indicator>(indicators);
  return rows.map((indicator) => {
    const { drought_area_ndx, indicator_ndx, window_days, triggers, mean } = indicator;
    const { met } = standingAmong(triggers, mean);
    return {
      subject: `indicator ${indicator_ndx} of ${window_days} days in area ${drought_area_ndx}`,
      standing: met?.drought_stage_ndx ?? 0,
      tell: (before) => tellThreshold(indicator, met, before as number),
    };
  });
}

function tellThreshold(indicator: Indicator, met: Trigger | undefined, before: number) {
  const { is_one_of_many, drought_area_name, indicator_name, indicator_unit: unit, window_days, mean } = indicator;
  const figure = (value: number) => `${value.toLocaleString(locale(), { maximumFractionDigits: 2 })} ${unit}`.trim();
  const placeOf = (stage: number | undefined) =>
    indicator.triggers.findIndex(({ drought_stage_ndx }) => drought_stage_ndx === stage);
  const left = indicator.triggers[placeOf(before)];
  const hasWorsened = placeOf(met?.drought_stage_ndx) > placeOf(before);
  const what =
    hasWorsened || !left
      ? t('{indicator} at the level of {stage}', {
          indicator: t(indicator_name),
          stage: met ? t(met.drought_stage_name) : t('no stage'),
        })
      : t('{indicator} no longer at the level of {stage}', {
          indicator: t(indicator_name),
          stage: t(left.drought_stage_name),
        });
  const thresholds = met
    ? t('Threshold of {stage}: {comparison} {threshold}.', {
        stage: t(met.drought_stage_name),
        comparison: t(met.comparison).toLowerCase(),
        threshold: figure(met.threshold),
      })
    : t('No threshold is reached now.');
  return {
    about: 'indicators' as const,
    title: `${is_one_of_many ? `${t(drought_area_name)}: ` : ''}${what}`,
    detail: t(
      '{days, plural, =1 {Reading} other {#-day mean}} of {day}: {mean}. {thresholds} The Board decides whether a stage is declared.',
      { days: window_days, day: formatDay(indicator.mean_on), mean: figure(mean), thresholds },
    ),
  };
}
