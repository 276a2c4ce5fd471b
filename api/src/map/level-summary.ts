import { t } from '@artesian/domain/texts/translate';
import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { levelSummary, type LevelSummary } from '@artesian/contract/map/level-history';
import { answer } from '../platform/calls/answer.ts';
import { asCsv } from '../platform/csv-file.ts';
import { notFound } from '../platform/problems.ts';
import { findNamedWell } from './one-well.ts';

/** A departure is above 0 where the water stood higher than usual. */
const queries: Record<LevelSummary, { columns: readonly string[]; text: string }> = {
  months: {
    columns: ['month', 'median_depth_ft', 'usual_depth_ft', 'departure_ft', 'percentile', 'level_class', 'approval'],
    text: `
      select
        to_char(month, 'YYYY-MM') as month,
        depth_ft as median_depth_ft,
        usual_ft as usual_depth_ft,
        round((usual_ft - depth_ft)::numeric, 3) as departure_ft,
        round(percentile::numeric, 1) as percentile,
        level_class,
        case when is_provisional then 'provisional' else 'approved' end as approval
      from level_months
      join (
        select
          extract(month from month) as of_name,
          round(percentile_cont(0.5) within group (order by depth_ft)::numeric, 3)::double precision as usual_ft
        from level_months
        where well_ndx = $1
        group by extract(month from month)
      ) as usual on usual.of_name = extract(month from month)
      where well_ndx = $1
      order by month`,
  },
  years: {
    columns: [
      'year',
      'months_measured',
      'median_depth_ft',
      'highest_depth_ft',
      'lowest_depth_ft',
      'usual_depth_ft',
      'departure_ft',
    ],
    text: `
      with years as (
        select
          extract(year from month)::integer as year,
          count(*) as months_measured,
          round(percentile_cont(0.5) within group (order by depth_ft)::numeric, 3) as median_depth_ft,
          min(depth_ft) as highest_depth_ft,
          max(depth_ft) as lowest_depth_ft
        from level_months
        where well_ndx = $1
        group by extract(year from month)
      ), usual as (
        select round(percentile_cont(0.5) within group (order by median_depth_ft)::numeric, 3) as usual_depth_ft from years
      )
      select years.*, usual_depth_ft, usual_depth_ft - median_depth_ft as departure_ft
      from years cross join usual
      order by year`,
  },
};

/** `GET /api/wells/{id}/levels-by/{by}`: a CSV whose name is the well's; only headers where nothing was measured. */
export const answerLevelSummary = answer(levelSummary, async ({ params: { id, by }, reply }, { database }) => {
  const well = await findNamedWell(database, null, id);
  if (!well) throw notFound(t('published well {id}', { id }));
  const { columns: told, text } = queries[by];
  const { rows } = await database.pool.query<Record<string, string | number | null>>(text, [well.well_ndx]);
  const lines = rows.map((row) =>
    csvLine([csvText(well.well_id), ...told.map((column) => csvCell(String(row[column] ?? '')))]),
  );
  return asCsv(reply, `levels-by-${by}-${well.well_id}`)
    .header('cache-control', 'public, no-cache')
    .serializer((body: unknown) => body as string)
    .send([csvMark + csvLine(['well_id', ...told]), ...lines].join(''));
});
