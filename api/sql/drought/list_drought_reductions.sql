-- The reductions of some permits, with the names of what they are for.
create view list_drought_reductions as
select
  decided.*,
  drought_stages.drought_stage_name,
  nullif(permit_types.permit_type_desc, '') as permit_type_name,
  nullif(well_uses.well_use_name, '') as primary_use_name,
  nullif(drought_areas.drought_area_name, '') as drought_area_name
from public.drought_reductions as decided
join public.drought_stages using (drought_stage_ndx)
join public.permit_types using (permit_type_ndx)
join public.well_uses on well_uses.well_use_ndx = decided.primary_use_ndx
join public.drought_areas using (drought_area_ndx);
