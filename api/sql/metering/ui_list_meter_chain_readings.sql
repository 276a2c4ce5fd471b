create view ui_list_meter_chain_readings as
select
  meters.meter_ndx,
  readings.meter_reading_ndx,
  chained.meter_ndx as chained_meter_ndx,
  chained.meter_id,
  fiscal_year(readings.c_year, readings.c_month) as fiscal_year,
  readings.c_year,
  readings.c_month,
  readings.prev_meter_reading,
  readings.meter_reading,
  dial_name(dial.dial_unit, dial.dial_multiplier) as dial,
  readings.adjustment,
  nullif(reasons.mr_adjustment_reason_desc, '') as mr_adjustment_reason_desc,
  readings.calculated_gallons,
  readings.notes,
  readings.version
from public.meters
cross join lateral meters_of_chain(meters.meter_ndx) as chain (meter_ndx)
join public.meters as chained on chained.meter_ndx = chain.meter_ndx
join public.meter_readings as readings on readings.meter_ndx = chained.meter_ndx
cross join lateral dial_of(readings.meter_ndx, make_date(readings.c_year, readings.c_month, 1)) as dial
left join public.mr_adjustment_reasons as reasons using (mr_adjustment_reason_ndx);
