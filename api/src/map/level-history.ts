import { t } from '@artesian/domain/texts/translate';
import { levelHistory, type LevelStanding } from '@artesian/contract/map/level-history';
import { bandOf } from '@artesian/domain/levels/level-classes';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';

const readStanding = `
  select
    standings.last_month::text, standings.depth_ft, standings.is_provisional, standings.percentile, standings.level_class,
    standings.year_trend_ft, standings.record_trend_ft, standings.first_month::text, standings.years_measured, standings.days_left_out
  from wells
  left join level_standings as standings using (well_ndx)
  where wells.well_ndx = $1 and wells.is_published and not wells.removed`;

const readMonths = `
  select extract(month from month)::integer as month, array_agg(depth_ft) as depths_ft
  from level_months
  where well_ndx = $1
  group by extract(month from month)
  order by extract(month from month)`;

/** `GET /api/ui-map-wells/{well_ndx}/level-history`; 404 for a well that is not published. */
export const answerLevelHistory = answer(levelHistory, async ({ params: { well_ndx } }, { database: { pool } }) => ({
  standing: await readOne(pool, well_ndx),
  bands: await readBands(pool, well_ndx),
}));

async function readOne(pool: Pool, well_ndx: number): Promise<LevelStanding | null> {
  const { rows } = await pool.query<LevelStanding | { last_month: null }>(readStanding, [well_ndx]);
  const [standing] = rows;
  if (!standing) throw notFound(t('published well {id}', { id: well_ndx }));
  return standing.last_month === null ? null : standing;
}

async function readBands(pool: Pool, well_ndx: number) {
  const { rows } = await pool.query<{ month: number; depths_ft: number[] }>(readMonths, [well_ndx]);
  return rows.map(({ month, depths_ft }) => bandOf(month, depths_ft)).filter((band) => band !== undefined);
}
