-- The last reading of each active meter, and what the one after it is held against: as `held_against` has it for the next month.
create view field_services_carry_meters as
select
  meters.meter_ndx,
  meters.meter_id,
  meters.meter_serial_number,
  meters.setup_well_ndx as well_ndx,
  meters.joined_date,
  meters.retired_date,
  last.c_year as last_year,
  last.c_month as last_month,
  coalesce(last.meter_reading, meters.start_reading) as last_reading,
  last.prev_meter_reading as previous_reading,
  (
    select max(readings.calculated_gallons)
    from public.meter_readings as readings
    where readings.meter_ndx = meters.meter_ndx
      and (readings.c_year, readings.c_month) > (last.c_year - 1, last.c_month)
  ) as largest_monthly_gal
from public.meters
left join lateral (
  select *
  from public.meter_readings as readings
  where readings.meter_ndx = meters.meter_ndx and readings.meter_reading is not null
  order by readings.c_year desc, readings.c_month desc
  limit 1
) as last on true
where meters.is_active;
