create view ui_list_permits_linked_meters as
select linked.permit_ndx, meters.meter_ndx, meters.meter_id, meters.is_active
from meters_of_permits as linked
join public.meters on meters.meter_ndx = linked.meter_ndx;
