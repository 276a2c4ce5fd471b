-- The readings of the meters whose water counts at the well in that month: of a meter that wells share those that it was linked
-- to, of any other the one that it was set up at. A shared reading stands whole beside each of its wells.
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
  readings.prev_meter_reading,
  dial_name(dial.dial_unit, dial.dial_multiplier) as dial
from wells_of_meters as measured
join public.wells on wells.well_ndx = measured.well_ndx
join public.meters on meters.meter_ndx = measured.meter_ndx
join public.meter_readings as readings on readings.meter_ndx = meters.meter_ndx
cross join lateral (
  select array_agg(links.well_ndx) as sharing_wells
  from public.meter_wells as links
  where meters.shares_over_wells
    and links.meter_ndx = meters.meter_ndx
    and is_in_month(links.start_date, links.end_date, readings.c_year, readings.c_month)
) as month
cross join lateral dial_of(readings.meter_ndx, make_date(readings.c_year, readings.c_month, 1)) as dial
left join public.mr_adjustment_reasons as reasons using (mr_adjustment_reason_ndx)
where wells.is_published
  and not wells.removed
  and measured.well_ndx = any (coalesce(month.sharing_wells, array[meters.setup_well_ndx]));
