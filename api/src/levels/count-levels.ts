import { TOO_SHORT } from '@artesian/domain/levels/level-classes';
import { isSignificant, trendOf } from '@artesian/domain/levels/level-trend';
import type { PoolClient } from 'pg';
import type { Database } from '../platform/database/open-database.ts';
import { transaction } from '../platform/transaction.ts';

/** Little enough for a transaction of a second, which holds up whoever publishes levels of the same wells. */
const WELLS_AT_ONCE = 1_000;

/** Counts anew the wells whose levels changed since they were counted: their months, classes and trends. */
export async function countLevels(database: Database): Promise<void> {
  const some = () => transaction(database, { sub: 'system', requestId: 'count-levels' }, countSome);
  while ((await some()) === WELLS_AT_ONCE);
}

/** The same within a transaction. */
export async function countLevelsBy(client: PoolClient): Promise<void> {
  while ((await countSome(client)) === WELLS_AT_ONCE);
}

/** How many wells were counted. */
async function countSome(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ well_ndx: number }>(
    `delete from levels_to_count
     where well_ndx in (select well_ndx from levels_to_count order by well_ndx limit ${WELLS_AT_ONCE} for update)
     returning well_ndx`,
  );
  const wells = rows.map(({ well_ndx }) => well_ndx);
  if (wells.length > 0) await countWells(client, wells);
  return wells.length;
}

const keepStandings = `
  insert into level_standings
  select
    latest.well_ndx, latest.month, latest.depth_ft, latest.is_provisional, latest.percentile, coalesce(latest.level_class, $5),
    trends.year_trend_ft, trends.record_trend_ft, record.first_month, record.years_measured, coalesce(left_out.days, 0)
  from (
    select distinct on (well_ndx) * from level_months where well_ndx = any ($1) order by well_ndx, month desc
  ) as latest
  join (
    select well_ndx, min(month) as first_month, count(distinct extract(year from month))::integer as years_measured
    from level_months where well_ndx = any ($1) group by well_ndx
  ) as record using (well_ndx)
  join unnest($2::integer[], $3::real[], $4::real[]) as trends (well_ndx, year_trend_ft, record_trend_ft) using (well_ndx)
  left join (
    select flagged_level_days.well_ndx, count(distinct day)::integer as days
    from api.flagged_level_days
    join daily_water_levels as days on days.collect_day = flagged_level_days.day and days.well_ndx = flagged_level_days.well_ndx
    where flagged_level_days.well_ndx = any ($1)
    group by flagged_level_days.well_ndx
  ) as left_out using (well_ndx)`;

async function countWells(client: PoolClient, wells: readonly number[]) {
  await client.query('select api.count_level_months($1)', [wells]);
  const trends = await readTrends(client, wells);
  await client.query('delete from level_standings where well_ndx = any ($1)', [wells]);
  await client.query(keepStandings, [
    wells,
    trends.map(({ well_ndx }) => well_ndx),
    trends.map(({ year_trend_ft }) => year_trend_ft),
    trends.map(({ record_trend_ft }) => record_trend_ft),
    TOO_SHORT,
  ]);
}

interface SeriesOfWell {
  well_ndx: number;
  /** Each year with levels, and the median of its months. */
  years: number[];
  depths_ft: number[];
  /** The months of the last year of the record, as years. */
  months: number[];
  months_ft: number[];
}

const readSeries = `
  with months as (
    select *, extract(year from month)::integer as year, max(month) over (partition by well_ndx) as last_month
    from level_months
    where well_ndx = any ($1)
  ),
  by_year as (
    select well_ndx, year,
      round(percentile_cont(0.5) within group (order by depth_ft)::numeric, 4)::double precision as depth_ft
    from months
    group by well_ndx, year
  )
  select
    of_record.*,
    of_last_year.months,
    of_last_year.months_ft
  from (
    select well_ndx, array_agg(year order by year) as years, array_agg(depth_ft order by year) as depths_ft
    from by_year group by well_ndx
  ) as of_record
  join (
    select
      well_ndx,
      array_agg(year + extract(month from month)::double precision / 12 order by month) as months,
      array_agg(depth_ft order by month) as months_ft
    from months
    -- Twelve months, the last one included.
    where month > last_month - 360
    group by well_ndx
  ) as of_last_year using (well_ndx)`;

async function readTrends(client: PoolClient, wells: readonly number[]) {
  const { rows } = await client.query<SeriesOfWell>(readSeries, [wells]);
  return rows.map(({ well_ndx, years, depths_ft, months, months_ft }) => ({
    well_ndx,
    year_trend_ft: risePerYear(months, months_ft),
    record_trend_ft: risePerYear(years, depths_ft),
  }));
}

/** How many feet a year the level rises; null where no trend is significant. A level rises as its depth grows less. */
function risePerYear(years: readonly number[], depths_ft: readonly number[]): number | null {
  const trend = trendOf(years, depths_ft);
  return trend && isSignificant(trend) ? -trend.slope : null;
}
