import type { Client } from './geography/load.ts';
import type { Well } from './wells.ts';

/** Uploads of logger files: two that came through, and one that failed. */
export const loggerUploads = [
  {
    upload_ndx: 1,
    description: 'Loggers of the recharge zone, August and September 2026',
    uploaded_by: 'Ada Administrator',
    file_format_ndx: 2,
    status: 'completed',
    progress: 100,
    file_count: 4,
    error: null,
  },
  {
    upload_ndx: 2,
    description: 'Logger of the index well, October 2026',
    uploaded_by: 'Dana Developer',
    file_format_ndx: 4,
    status: 'completed',
    progress: 100,
    file_count: 1,
    error: null,
  },
  {
    upload_ndx: 3,
    description: 'Wrong file',
    uploaded_by: 'Ada Administrator',
    file_format_ndx: 1,
    status: 'failed',
    progress: 0,
    file_count: 1,
    error: 'Line 1 of holiday.txt names no columns of this format.',
  },
];

/** What the completed uploads held: four readings a day around the level that the graphs show. */
export async function loadLoggerReadings(client: Client, wells: Well[]) {
  await client.query(
    `insert into logger_readings (well_ndx, read_at, dtw_ft, upload_ndx)
     select well_ndx, collect_day + hour * interval '6 hours', dtw_ft + (hour - 1.5) * 0.02, case when place = 5 then 2 else 1 end
     from unnest($1::integer[]) with ordinality as wells (well_ndx, place)
     join daily_water_levels using (well_ndx)
     cross join generate_series(0, 3) as hours (hour)
     where case when place = 5
       then collect_day between '2026-10-01' and '2026-10-31'
       else collect_day between '2026-08-01' and '2026-09-30' end`,
    [wells.slice(0, 5).map(({ well_ndx }) => well_ndx)],
  );
}
