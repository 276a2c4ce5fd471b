-- What is asked of a meter first: where it stands, what it read last and when it is to be read.
create view ui_meter_at_a_glance as
select
  meters.meter_ndx,
  meters.setup_well_ndx,
  wells.district_well_id,
  meter_permits.permit_numbers,
  last_reading.meter_reading as last_reading,
  last_reading.last_month,
  last_reading.calculated_gallons as last_gallons,
  next_readings.due_day as next_due,
  next_readings.due_day < (select public.district_today()) as is_late
from public.meters
join public.wells on wells.well_ndx = meters.setup_well_ndx
left join meter_permits on meter_permits.meter_ndx = meters.meter_ndx
left join next_readings on next_readings.meter_ndx = meters.meter_ndx
left join lateral (
  select
    readings.meter_reading::float8 as meter_reading,
    readings.calculated_gallons,
    make_date(readings.c_year, readings.c_month, 1) as last_month
  from public.meter_readings as readings
  where readings.meter_ndx = meters.meter_ndx and readings.meter_reading is not null
  order by readings.c_year desc, readings.c_month desc
  limit 1
) as last_reading on true;
