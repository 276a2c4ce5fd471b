create view ui_graph_production_meter_readings as
select
  wells.well_ndx,
  wells.district_well_id,
  meters.meter_id,
  readings.c_year,
  readings.c_month,
  readings.calculated_gallons as production_gallons,
  readings.adjustment as adjustment_applied,
  nullif(reasons.mr_adjustment_reason_desc, '') as adjustment_reason,
  readings.meter_reading,
  readings.prev_meter_reading
from (
  select setup_well_ndx as well_ndx, meter_ndx from public.meters
  union
  select well_ndx, meter_ndx from public.meter_wells
) as measured
join public.wells on wells.well_ndx = measured.well_ndx
join public.meters on meters.meter_ndx = measured.meter_ndx
join public.meter_readings as readings on readings.meter_ndx = meters.meter_ndx
left join public.mr_adjustment_reasons as reasons using (mr_adjustment_reason_ndx)
where wells.is_published and not wells.removed;
