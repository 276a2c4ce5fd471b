-- The wells that a meter stands for today: the one that it was set up at, and those that it is linked to. Each is there once: the ranges of days
-- of a meter at a well are apart.
create view metered_wells as
select meter_ndx, setup_well_ndx as well_ndx
from public.meters

union all

select links.meter_ndx, links.well_ndx
from public.meter_wells as links
join public.meters on meters.meter_ndx = links.meter_ndx and meters.setup_well_ndx <> links.well_ndx
where links.start_date <= public.district_today()
  and (links.end_date is null or links.end_date >= public.district_today());
