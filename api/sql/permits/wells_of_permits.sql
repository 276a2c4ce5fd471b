-- The wells that a permit covers today, whatever has become of the permit.
create view wells_of_permits as
select distinct links.permit_ndx, links.well_ndx
from public.permit_wells as links
join public.wells on wells.well_ndx = links.well_ndx
where links.start_date <= public.district_today()
  and (links.end_date is null or links.end_date >= public.district_today())
  and not wells.removed;
