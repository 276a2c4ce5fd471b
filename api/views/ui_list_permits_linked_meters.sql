-- Meters that were set up at a well of the permit, or that are linked to one today.
create view ui_list_permits_linked_meters as
select linked.permit_ndx, meters.meter_ndx, meters.meter_id, meters.is_active
from (
  select wells.permit_ndx, meters.meter_ndx
  from wells_of_permits as wells
  join public.meters on meters.setup_well_ndx = wells.well_ndx
  union
  select wells.permit_ndx, links.meter_ndx
  from wells_of_permits as wells
  join public.meter_wells as links on links.well_ndx = wells.well_ndx
  where links.start_date <= public.district_today()
    and (links.end_date is null or links.end_date >= public.district_today())
) as linked
join public.meters on meters.meter_ndx = linked.meter_ndx;
