-- Levels by hand and of loggers that came after the last publication, or of which something was said or corrected since, by well.
create view ui_list_levels_since_publication as
with last_publication as (
  select coalesce(max(last_run), '-infinity') as at from public.report_runs where report = 'publish-water-levels'
),
new_levels as (
  select
    well_ndx,
    (collect_timestamp at time zone public.district_time_zone())::date as day,
    coalesce(updated_timestamp, created_timestamp) as changed
  from public.water_levels, last_publication
  where coalesce(updated_timestamp, created_timestamp) > last_publication.at
  union all
  select
    readings.well_ndx,
    (readings.read_at at time zone public.district_time_zone())::date,
    uploads.created_timestamp
  from public.logger_uploads as uploads
  join public.logger_readings as readings on readings.upload_ndx = uploads.upload_ndx
  cross join last_publication
  where uploads.created_timestamp > last_publication.at
  union all
  select
    marks.well_ndx,
    (marks.from_at at time zone public.district_time_zone())::date,
    coalesce(marks.updated_timestamp, marks.created_timestamp)
  from public.level_marks as marks, last_publication
  where coalesce(marks.updated_timestamp, marks.created_timestamp) > last_publication.at
  union all
  select
    series.well_ndx,
    (coalesce(series.updated_timestamp, series.created_timestamp) at time zone public.district_time_zone())::date,
    coalesce(series.updated_timestamp, series.created_timestamp)
  from public.level_series as series, last_publication
  where coalesce(series.updated_timestamp, series.created_timestamp) > last_publication.at
)
select
  wells.well_ndx,
  wells.district_well_id,
  wells.well_name,
  wells.is_published,
  count(distinct new_levels.day)::integer as days,
  min(new_levels.day) as first_day,
  max(new_levels.day) as last_day,
  (max(new_levels.changed) at time zone public.district_time_zone())::date as changed
from new_levels
join public.wells on wells.well_ndx = new_levels.well_ndx
group by wells.well_ndx;
