import type pg from 'pg';

type Queries = Pick<pg.PoolClient, 'query'>;

/** A day of a well from which readings were taken back, as the days of that well are counted. */
export interface EmptiedDay {
  well_ndx: number;
  day: string;
  readings: number;
}

/** By another time zone where they wait to be counted anew. */
const zone = 'coalesce(level_recounts.counted_in, district_time_zone())';

const takeBack = `
  with gone as (delete from logger_readings where upload_ndx = $1 returning well_ndx, read_at)
  select count(*)::integer as readings, well_ndx, (read_at at time zone ${zone})::date as day
  from gone
  left join level_recounts using (well_ndx)
  group by well_ndx, day`;

/** Takes all readings of an upload away. */
export const takeReadingsBack = async (on: Queries, upload: number): Promise<EmptiedDay[]> =>
  (await on.query<EmptiedDay>(takeBack, [upload])).rows;

/**
 * Days that nothing else was measured on, if levels were published since the upload. The others get what else was measured when levels are
 * published next.
 */
const forget = `
  delete from daily_water_levels as days
  using unnest($1::integer[], $2::date[]) as gone (well_ndx, day)
  left join level_recounts on level_recounts.well_ndx = gone.well_ndx
  where days.well_ndx = gone.well_ndx and days.collect_day = gone.day
    and (select last_run from report_runs where report = 'publish-water-levels')
      > (select created_timestamp from logger_uploads where upload_ndx = $3)
    and not exists (
      select from logger_readings as readings
      where readings.well_ndx = gone.well_ndx
        and readings.read_at >= gone.day::timestamp at time zone ${zone}
        and readings.read_at < (gone.day + 1)::timestamp at time zone ${zone}
    )
    and not exists (
      select from water_levels as levels
      where levels.well_ndx = gone.well_ndx
        and (levels.collect_timestamp at time zone ${zone})::date = gone.day
    )`;

/** Takes the days out of the graphs that only this upload gave. Answers how many. */
export async function forgetDays(on: Queries, upload: number, days: readonly EmptiedDay[]): Promise<number> {
  if (days.length === 0) return 0;
  const { rowCount } = await on.query(forget, [
    days.map(({ well_ndx }) => well_ndx),
    days.map(({ day }) => day),
    upload,
  ]);
  return rowCount ?? 0;
}
