create view ui_list_meter_chain as
select
  meters.meter_ndx,
  chained.meter_ndx as chained_meter_ndx,
  chained.meter_id,
  chained.is_active,
  chained.joined_date,
  chained.retired_date,
  chained.meter_serial_number,
  chained.replaces_meter_ndx,
  wells.district_well_id,
  dial_name(dial.dial_unit, dial.dial_multiplier) as dial,
  chained.start_reading,
  (
    select readings.meter_reading
    from public.meter_readings as readings
    where readings.meter_ndx = chained.meter_ndx and readings.meter_reading is not null
    order by readings.c_year desc, readings.c_month desc
    limit 1
  ) as last_reading,
  (
    select coalesce(total(readings.calculated_gallons), 0)
    from public.meter_readings as readings
    where readings.meter_ndx = chained.meter_ndx
  ) as metered_gallons
from public.meters
cross join lateral meters_of_chain(meters.meter_ndx) as chain (meter_ndx)
join public.meters as chained on chained.meter_ndx = chain.meter_ndx
cross join lateral dial_of(chained.meter_ndx, coalesce(chained.retired_date, public.district_today())) as dial
join public.wells on wells.well_ndx = chained.setup_well_ndx;
