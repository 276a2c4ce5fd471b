-- What is asked of a well first: its permits and meters today, what was pumped this fiscal year, the last level by hand and the last visit.
create view ui_well_at_a_glance as
select
  wells.well_ndx,
  permits.permit_numbers,
  metered.meters,
  metered.late_meters,
  pumped.pumped_gal,
  levels.dtw_ft as last_dtw_ft,
  levels.collect_timestamp as last_level_at,
  visits.last_inspection_at
from public.wells
cross join lateral (
  select string_agg(distinct permit_number, ', ') as permit_numbers
  from current_permit_wells
  where current_permit_wells.well_ndx = wells.well_ndx
) as permits
cross join lateral (
  select
    string_agg(next_readings.meter_id, ', ' order by next_readings.meter_id) as meters,
    (count(*) filter (where next_readings.due_day < public.district_today()))::integer as late_meters
  from metered_wells
  join next_readings using (meter_ndx)
  where metered_wells.well_ndx = wells.well_ndx
) as metered
cross join lateral (
  select coalesce(sum(gallons), 0)::bigint as pumped_gal
  from production_by_well
  where production_by_well.well_ndx = wells.well_ndx
    and fiscal_year(c_year, c_month) = fiscal_year((select public.district_today()))
) as pumped
cross join lateral (
  select max(inspection_date) as last_inspection_at from public.inspections where inspections.well_ndx = wells.well_ndx
) as visits
left join last_hand_levels as levels on levels.well_ndx = wells.well_ndx;
