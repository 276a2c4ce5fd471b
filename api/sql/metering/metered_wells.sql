-- The wells that a meter stands for today: the one that it was set up at, and those that it is linked to.
create view metered_wells as
select meter_ndx, setup_well_ndx as well_ndx
from public.meters

union

select meter_ndx, well_ndx
from public.meter_wells
where start_date <= public.district_today()
  and (end_date is null or end_date >= public.district_today());
