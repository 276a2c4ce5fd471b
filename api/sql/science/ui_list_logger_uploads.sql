create view ui_list_logger_uploads as
select
  uploads.upload_ndx,
  uploads.description,
  uploads.uploaded_by,
  uploads.created_timestamp as created_at,
  uploads.status,
  uploads.file_count,
  coalesce(stored.rows_stored, 0)::integer as rows_stored,
  stored.wells,
  uploads.error,
  uploads.undone_at
from public.logger_uploads as uploads
left join (
  select
    files.upload_ndx,
    sum(files.rows_stored) as rows_stored,
    string_agg(distinct wells.district_well_id, ', ') as wells
  from public.logger_files as files
  left join public.wells on wells.well_ndx = (files.reading ->> 'well_ndx')::integer
  group by files.upload_ndx
) as stored using (upload_ndx);
