import { t } from '@artesian/domain/texts/translate';
import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import { wellMeasurements } from '@artesian/contract/map/map-wells';
import { answer } from '../platform/calls/answer.ts';
import { asCsv } from '../platform/csv-file.ts';
import { notFound } from '../platform/problems.ts';

/** Reported production by month and depth to water by day, oldest first, for whoever reads tables rather than graphs. */
const readMeasurements = `
  with well as (
    select well_ndx, well_id, state_well_num from api.ui_map_wells where well_id = $1 or state_well_num = $2 limit 1
  )
  select well.well_id, well.state_well_num, measured.*
  from well
  left join lateral (
    select 'production' as measurement, graph_date::text as date, production_gallons::text as value, 'gal' as unit,
           case when adjustments_applied then 'adjusted' end as remark, null as approval
    from api.ui_graph_production_final as production
    where production.well_ndx = well.well_ndx
    union all
    select 'depth to water below land surface', collect_day::text, dtw_ft::text, 'ft', case when is_pumping then 'pumping' end,
           case when is_approved then 'approved' else 'provisional' end
    from api.ui_graph_daily_waterlevels as levels
    where levels.well_ndx = well.well_ndx
  ) as measured on true
  order by measurement, date`;

const columns = ['well_id', 'state_well_num', 'measurement', 'date', 'value', 'unit', 'remark', 'approval'] as const;
type Line = Record<(typeof columns)[number], string | null>;

/** `GET /api/wells/{id}/measurements`: a CSV whose name is the well's; only headers where nothing was measured. */
export const answerWellMeasurements = answer(wellMeasurements, async ({ params: { id }, reply }, { database }) => {
  const { rows } = await database.pool.query<Line>(readMeasurements, [id, id.replaceAll('-', '')]);
  const wellId = rows[0]?.well_id;
  if (!wellId) throw notFound(t('published well {id}', { id }));
  const lines = rows.filter(({ measurement }) => measurement !== null).map(asLine);
  return asCsv(reply, `measurements-${wellId}`)
    .header('cache-control', 'public, no-cache')
    .serializer((body: unknown) => body as string)
    .send([csvMark + csvLine(columns), ...lines].join(''));
});

/** The water of a flowing well stands above ground: its depth begins with a minus and is no formula. */
const asLine = (row: Line) =>
  csvLine(columns.map((column) => (column === 'value' ? csvCell : csvText)(row[column] ?? '')));
