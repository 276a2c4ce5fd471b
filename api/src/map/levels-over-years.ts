import { levelsOverYears, NO_CLASS, type LevelsOverYears } from '@artesian/contract/map/levels-over-years';
import { staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import { categories } from '@artesian/contract/map/well-categories';
import { flagNames } from '@artesian/contract/map/well-filters';
import { levelClasses } from '@artesian/domain/levels/level-classes';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';

/** What everybody may filter wells by. */
const filterColumns = [...Object.values(categories).map(({ column }) => column), ...flagNames].filter(
  (column) => !(staffOnlyWellColumns as readonly string[]).includes(column),
);

const readWells = `
  with ends as (
    select distinct on (well_ndx, extract(year from month))
      well_ndx, extract(year from month)::integer as year, level_class
    from level_months
    where level_class is not null
    order by well_ndx, extract(year from month), month desc
  ), years as (
    select well_ndx, json_object_agg(year, level_class) as class_of_year from ends group by well_ndx
  )
  select
    wells.well_ndx, wells.lon_dd, wells.lat_dd, ${filterColumns.map((column) => `wells.${column}`).join(', ')},
    years.class_of_year,
    case when today.well_ndx is null then 0 else coalesce(sign(today.record_trend_ft), 0) end::integer as record_trend,
    case when today.well_ndx is null then 0 else coalesce(sign(today.year_trend_ft), 0) end::integer as year_trend
  from api.ui_map_wells as wells
  join level_standings using (well_ndx)
  left join years using (well_ndx)
  left join api.level_classes_today as today using (well_ndx)
  order by well_ndx`;

type Row = Record<string, unknown> & {
  well_ndx: number;
  lon_dd: number;
  lat_dd: number;
  class_of_year: Record<string, (typeof levelClasses)[number]> | null;
  record_trend: number;
  year_trend: number;
};

/** `GET /api/public-map/levels-over-years`: one answer for everybody, made once for each change. */
export const answerLevelsOverYears = answer(
  levelsOverYears,
  ({ request, reply }, { cachedAnswers, database, dependencies }) =>
    cachedAnswers.send(request, reply, {
      key: 'levels-over-years',
      tables: dependencies.tablesOf('api.ui_map_wells', 'api.level_classes_today', 'public.level_months'),
      shared: true,
      build: async () => JSON.stringify(await readLevels(database.pool)),
    }),
);

async function readLevels(pool: Pool): Promise<LevelsOverYears> {
  const { rows } = await pool.query<Row>(readWells);
  const known = rows.flatMap(({ class_of_year }) => Object.keys(class_of_year ?? {}).map(Number));
  const first = known.reduce((least, year) => Math.min(least, year), Infinity);
  const last = known.reduce((most, year) => Math.max(most, year), -Infinity);
  const years = known.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, place) => first + place);
  return {
    type: 'FeatureCollection',
    first_year: years[0] ?? null,
    last_year: years.at(-1) ?? null,
    features: rows.map(({ lon_dd, lat_dd, class_of_year, ...properties }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon_dd, lat_dd] },
      properties: { ...properties, classes: years.map((year) => letterOf(class_of_year?.[year])).join('') },
    })),
  };
}

const letterOf = (level_class: (typeof levelClasses)[number] | undefined): string =>
  level_class === undefined ? NO_CLASS : String(levelClasses.indexOf(level_class));
