-- Meters in use that were set up for the well or are linked to it today.
create view ui_list_wm_associated_meters_active as
select linked.well_ndx, meters.meter_ndx, meters.meter_id
from (
  select setup_well_ndx as well_ndx, meter_ndx from public.meters
  union
  select well_ndx, meter_ndx
  from public.meter_wells
  where start_date <= public.district_today() and (end_date is null or end_date >= public.district_today())
) as linked
join public.meters on meters.meter_ndx = linked.meter_ndx
where meters.is_active;
