create view field_water_levels as
select levels.*, levels.well_ndx as "wellNdx", wells.district_well_id
from public.water_levels as levels
join public.wells using (well_ndx);
