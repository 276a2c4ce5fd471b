-- The month that each active meter is to be read for next: that which ends the period of the month after its last reading, or of the one in
-- which a meter without any reading joined.
create view next_readings as
select
  meters.meter_ndx,
  meters.meter_id,
  meters.setup_well_ndx,
  last_reading.c_year,
  last_reading.c_month,
  report.reading_month,
  report.due_day
from public.meters
left join lateral (
  select readings.c_year, readings.c_month
  from public.meter_readings as readings
  where readings.meter_ndx = meters.meter_ndx and readings.meter_reading is not null
  order by readings.c_year desc, readings.c_month desc
  limit 1
) as last_reading on true
cross join lateral (
  select coalesce(
    make_date(last_reading.c_year, last_reading.c_month, 1) + interval '1 month',
    date_trunc('month', meters.joined_date::timestamp)
  ) as month
) as missing
left join lateral report_of_meter(meters.meter_ndx, missing.month::date) as report on missing.month is not null
where meters.is_active;
