-- The wells that a meter's water may count at, in any month.
create view wells_of_meters as
select meter_ndx, setup_well_ndx as well_ndx, shares_over_wells
from public.meters

union

select meter_ndx, meter_wells.well_ndx, meters.shares_over_wells
from public.meter_wells
join public.meters using (meter_ndx);
