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
  last_dial.dial_unit as last_dial_unit,
  last_dial.dial_multiplier as last_dial_multiplier,
  last.prev_meter_reading as previous_reading,
  before.prev_dial_unit as previous_dial_unit,
  before.prev_dial_multiplier as previous_dial_multiplier,
  dial.dial_unit,
  dial.dial_multiplier,
  dial.dial_digits,
  dial.dial_decimals,
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
cross join lateral dial_of(
  meters.meter_ndx,
  coalesce(make_date(last.c_year, last.c_month, 1), meters.joined_date, '-infinity')) as last_dial
left join lateral previous_reading(meters.meter_ndx, last.c_year, last.c_month) as before on last.c_year is not null
cross join lateral dial_of(meters.meter_ndx, public.district_today()) as dial
where meters.is_active;
