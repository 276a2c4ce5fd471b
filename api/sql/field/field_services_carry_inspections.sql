create view field_services_carry_inspections as
select visits.*
from field_inspections as visits
join public.wells using (well_ndx)
where not wells.removed;
