create view field_services_meter_reading as
select
  readings.*,
  meters.meter_id,
  dial_name(dial.dial_unit, dial.dial_multiplier) as dial
from public.meter_readings as readings
join public.meters using (meter_ndx)
cross join lateral dial_of(readings.meter_ndx, make_date(readings.c_year, readings.c_month, 1)) as dial;
