-- Wells whose water levels were measured. The first and the last reading of a logger are looked up, not searched for among millions.
create view ui_list_level_series as
select
  wells.well_ndx,
  wells.district_well_id,
  wells.well_name,
  (first_reading.read_at at time zone public.district_time_zone())::date as first_logger_day,
  (last_reading.read_at at time zone public.district_time_zone())::date as last_logger_day,
  coalesce(by_hand.levels, 0)::integer as levels_by_hand,
  by_hand.last_day as last_day_by_hand,
  coalesce(jsonb_array_length(series.steps), 0) as steps,
  coalesce(marked.marks, 0)::integer as marks,
  coalesce(series.only_approved, false) as only_approved
from public.wells
left join lateral (
  select read_at from public.logger_readings as readings
  where readings.well_ndx = wells.well_ndx
  order by read_at
  limit 1
) as first_reading on true
left join lateral (
  select read_at from public.logger_readings as readings
  where readings.well_ndx = wells.well_ndx
  order by read_at desc
  limit 1
) as last_reading on true
left join (
  select
    well_ndx,
    count(*) as levels,
    (max(collect_timestamp) at time zone public.district_time_zone())::date as last_day
  from public.water_levels
  group by well_ndx
) as by_hand on by_hand.well_ndx = wells.well_ndx
left join public.level_series as series on series.well_ndx = wells.well_ndx
left join (
  select well_ndx, count(*) as marks from public.level_marks where undone_at is null group by well_ndx
) as marked on marked.well_ndx = wells.well_ndx
where not wells.removed and (first_reading.read_at is not null or by_hand.levels > 0);
