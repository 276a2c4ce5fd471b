-- The wells that a permit covers today, whatever has become of the permit. Each is there once: the ranges of days of a well under a permit are apart.
-- Removed wells are looked for, which are few, instead of all that are not.
create view wells_of_permits as
select permit_ndx, well_ndx
from public.permit_wells as links
where start_date <= public.district_today()
  and (end_date is null or end_date >= public.district_today())
  and not exists (select from public.wells where wells.well_ndx = links.well_ndx and wells.removed);
