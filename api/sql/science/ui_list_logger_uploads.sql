-- Of an upload from before files were kept, the readings that it left are counted.
create view ui_list_logger_uploads as
select
  uploads.upload_ndx,
  uploads.description,
  uploads.uploaded_by,
  uploads.created_timestamp as created_at,
  uploads.status,
  uploads.file_count,
  coalesce(stored.readings, 0)::integer as rows_stored,
  stored.wells,
  uploads.error,
  uploads.undone_at,
  coalesce(kept.files, 0) > 0 as has_files,
  coalesce(kept.files_before, 0) > 0 as was_run_again
from public.logger_uploads as uploads
left join (
  select upload_ndx, count(*) as files, count(*) filter (where readings_before <> '[]') as files_before from public.logger_files group by upload_ndx
) as kept using (upload_ndx)
left join lateral (
  select sum(of_wells.readings) as readings, string_agg(wells.district_well_id, ', ' order by wells.district_well_id) as wells
  from (
    select (files.reading ->> 'well_ndx')::integer as well_ndx, sum(files.rows_stored) as readings
    from public.logger_files as files
    where files.upload_ndx = uploads.upload_ndx
    group by 1
    union all
    select readings.well_ndx, count(*)
    from public.logger_readings as readings
    where readings.upload_ndx = uploads.upload_ndx and readings.file_ndx is null
    group by 1
  ) as of_wells
  left join public.wells using (well_ndx)
) as stored on true;
