import { undoLoggerUpload } from '@artesian/contract/science/logger-uploads';
import { act } from '../platform/calls/act.ts';
import { invalid, notFound } from '../platform/problems.ts';

interface Upload {
  status: string;
  is_undone: boolean;
  /** Whether levels were published since. */
  is_published: boolean;
}

const find = `
  select
    status,
    undone_at is not null as is_undone,
    coalesce(
      (select last_run from report_runs where report = 'publish-water-levels') > created_timestamp, false
    ) as is_published
  from logger_uploads
  where upload_ndx = $1
  for update`;

const takeBack = `
  with gone as (
    delete from logger_readings
    where upload_ndx = $1
    returning well_ndx, (read_at at time zone district_time_zone())::date as day
  )
  select count(*)::integer as readings, well_ndx, day
  from gone
  group by well_ndx, day`;

/** Days that nothing else was measured on. The others get what else was measured when levels are published next. */
const forgetDays = `
  delete from daily_water_levels as days
  using unnest($1::integer[], $2::date[]) as gone (well_ndx, day)
  where days.well_ndx = gone.well_ndx and days.collect_day = gone.day
    and not exists (
      select from logger_readings as readings
      where readings.well_ndx = gone.well_ndx
        and readings.read_at >= gone.day::timestamp at time zone district_time_zone()
        and readings.read_at < (gone.day + 1)::timestamp at time zone district_time_zone()
    )
    and not exists (
      select from water_levels as levels
      where levels.well_ndx = gone.well_ndx
        and (levels.collect_timestamp at time zone district_time_zone())::date = gone.day
    )`;

/** `DELETE /api/upload-logger-data/{uploadId}`. The files stay, and what was made of them is told. */
export const actUndoLoggerUpload = act(undoLoggerUpload, async ({ params: { uploadId }, client, user }) => {
  const { rows } = await client.query<Upload>(find, [uploadId]);
  const [upload] = rows;
  if (!upload) throw notFound('such upload');
  if (upload.status === 'processing')
    throw invalid('uploadId', 'The upload is being processed. Wait until it is done.');
  if (upload.is_undone) throw invalid('uploadId', 'The upload was undone already.');
  const gone = await client.query<{ readings: number; well_ndx: number; day: string }>(takeBack, [uploadId]);
  const days = upload.is_published
    ? await client.query(forgetDays, [gone.rows.map(({ well_ndx }) => well_ndx), gone.rows.map(({ day }) => day)])
    : undefined;
  await client.query('update logger_uploads set undone_at = now(), undone_by = $2 where upload_ndx = $1', [
    uploadId,
    user.sub,
  ]);
  return { readings: gone.rows.reduce((sum, { readings }) => sum + readings, 0), days: days?.rowCount ?? 0 };
});
