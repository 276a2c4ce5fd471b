-- Readings that owners sent in, each with its photo and with what stands at its meter and month now.
create view ui_list_submitted_readings as
select
  submitted.submitted_reading_ndx,
  submitted.permit_ndx,
  permits.permit_number,
  submitted.meter_ndx,
  meters.meter_id,
  submitted.c_year,
  submitted.c_month,
  submitted.meter_reading,
  submitted.notes,
  submitted.state,
  submitted.question,
  submitted.version,
  photos.system_filepath,
  photos.cannot_be_shown,
  photos.system_filename,
  submitted.created_timestamp,
  submitted.updated_timestamp,
  name_of_account(submitted.created_by) as sent_by,
  held.*,
  standing.meter_reading as standing_reading,
  dial_name(held.dial_unit, held.dial_multiplier) as dial,
  standing.version as standing_version
from public.submitted_readings as submitted
join public.permits on permits.permit_ndx = submitted.permit_ndx
join public.meters on meters.meter_ndx = submitted.meter_ndx
cross join lateral held_against(submitted.meter_ndx, submitted.c_year, submitted.c_month) as held
left join public.meter_readings as standing
  on standing.meter_ndx = submitted.meter_ndx
  and standing.c_year = submitted.c_year
  and standing.c_month = submitted.c_month
left join lateral (
  select kept_files.system_filepath, kept_files.system_filename, kept_files.cannot_be_shown
  from kept_files
  where kept_files.submitted_reading_ndx = submitted.submitted_reading_ndx
  order by kept_files.att_ndx desc
  limit 1
) as photos on true;
