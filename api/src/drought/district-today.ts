import { districtToday, type DistrictToday, type IndicatorToday } from '@artesian/contract/drought/district-today';
import { monthsBack, standingOf, type MeanOfDay } from '@artesian/domain/indicator-standing';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { outlookOf } from './outlook.ts';

const YEARS_DRAWN = 2;

/** What the answer is read from. */
const relations = [
  'api.areas_in_use',
  'api.stages_in_force',
  'api.measures_in_force',
  'api.reductions_in_force',
  'api.ui_list_drought_stages',
  'api.named_indicators',
  'api.indicator_means',
  'api.held_drought_triggers',
  'api.pumped_this_year',
];

/** `GET /api/district-today`: one answer for everybody, made once for each change and day. */
export const answerDistrictToday = answer(
  districtToday,
  ({ request, reply }, { cachedAnswers, database, dependencies }) =>
    cachedAnswers.send(request, reply, {
      key: 'district-today',
      tables: dependencies.tablesOf(...relations),
      shared: true,
      build: async () => JSON.stringify(await readToday(database.pool)),
    }),
);

const standing = `
  select
    district_today()::text as day,
    (select json_agg(to_jsonb(stages) - 'place' order by place) from api.ui_list_drought_stages as stages) as stages,
    (
      select json_agg(json_build_object(
        'drought_area_ndx', areas.drought_area_ndx,
        'drought_area_name', areas.drought_area_name,
        'drought_stage_ndx', in_force.drought_stage_ndx,
        'since', case when in_force.drought_stage_ndx is not null then in_force.since end,
        'days', case when in_force.drought_stage_ndx is not null then district_today() - in_force.since + 1 end,
        'measures', (
          select coalesce(json_agg(json_build_object('concerns', concerns, 'measure', measure, 'holds_from', holds_from) order by concerns), '[]')
          from api.measures_in_force as measures
          where measures.drought_area_ndx = areas.drought_area_ndx
        ),
        'reductions', (
          select coalesce(json_agg(json_build_object(
            'permit_type_desc', permit_type_desc, 'least_reduction', least_reduction, 'most_reduction', most_reduction
          ) order by permit_type_ndx), '[]')
          from api.reductions_in_force as reductions
          where reductions.drought_area_ndx = areas.drought_area_ndx
        )
      ) order by areas.drought_area_ndx)
      from api.areas_in_use as areas
      left join api.stages_in_force as in_force using (drought_area_ndx)
    ) as areas,
    (select to_json(pumped) from api.pumped_this_year as pumped) as pumped`;

type Watched = Pick<IndicatorToday, 'indicator_ndx' | 'indicator_name' | 'indicator_unit' | 'window_days' | 'triggers'>;

const watched = `
  select
    indicator_ndx, indicator_name, indicator_unit, window_days,
    json_agg(json_build_object(
      'drought_area_ndx', drought_area_ndx, 'drought_stage_ndx', drought_stage_ndx, 'comparison', comparison, 'threshold', threshold
    ) order by severity, drought_area_ndx) as triggers
  from api.held_drought_triggers
  join api.named_indicators using (indicator_ndx)
  where valid_from <= district_today() and district_today() < valid_until and threshold is not null
  group by indicator_ndx, indicator_name, indicator_unit, window_days
  order by indicator_ndx, window_days`;

const means = `
  select days.day::date::text as day, means.value, means.mean
  from (
    select min(day) as first from api.indicator_means where indicator_ndx = $1 and window_days = $2
  ) as known
  cross join lateral generate_series(
    least(known.first, district_today() - interval '${YEARS_DRAWN} years'), district_today(), interval '1 day'
  ) as days (day)
  left join api.indicator_means as means
    on means.day = days.day::date and means.indicator_ndx = $1 and means.window_days = $2
  order by days.day`;

async function readToday(pool: Pool): Promise<DistrictToday> {
  const { rows } = await pool.query<Omit<DistrictToday, 'indicators'>>(standing);
  const today = { ...rows[0]!, areas: rows[0]!.areas ?? [], stages: rows[0]!.stages ?? [] };
  const { rows: indicators } = await pool.query<Watched>(watched);
  return {
    ...today,
    indicators: await Promise.all(
      indicators.map(async (one) => ({ ...one, ...(await readMeans(pool, one, today.day)) })),
    ),
  };
}

async function readMeans(pool: Pool, { indicator_ndx, window_days, triggers }: Watched, today: string) {
  const { rows } = await pool.query<MeanOfDay>(means, [indicator_ndx, window_days]);
  const standing = standingOf(rows, today);
  const series = { from: rows[0]!.day, values: rows.map(({ mean }) => mean) };
  const drawn = rows.filter(({ day }) => day >= monthsBack(today, YEARS_DRAWN * 12));
  return {
    ...standing,
    means: { from: drawn[0]!.day, values: drawn.map(({ mean }) => mean) },
    outlook: outlookOf(series, standing, triggers),
  };
}
