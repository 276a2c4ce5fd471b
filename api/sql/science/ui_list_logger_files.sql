create view ui_list_logger_files as
select
  files.upload_ndx,
  files.file_ndx,
  files.file_name,
  files.maker,
  files.format,
  files.serial,
  wells.well_ndx,
  wells.district_well_id,
  files.rows_read,
  files.rows_stored,
  files.rows_known,
  coalesce(
    (
      select
        string_agg(
          case when told.problem ->> 'line' is null then '' else 'Line ' || (told.problem ->> 'line') || ': ' end
            || (told.problem ->> 'what'),
          e'\n' order by told.place
        )
      from jsonb_array_elements(files.problems) with ordinality as told (problem, place)
    ),
    ''
  ) as problems
from public.logger_files as files
left join public.wells on wells.well_ndx = (files.reading ->> 'well_ndx')::integer;
