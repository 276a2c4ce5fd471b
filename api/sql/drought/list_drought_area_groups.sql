-- The aquifer groups of each area of drought stages, with the names of both.
create view list_drought_area_groups as
select
  placed.*,
  aquifer_groups.aquifer_group_name,
  drought_areas.drought_area_name
from public.drought_area_groups as placed
join public.aquifer_groups using (aquifer_group_ndx)
join public.drought_areas using (drought_area_ndx);
