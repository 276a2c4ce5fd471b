-- What stages ask of people, with the names of stage and area.
create view list_drought_measures as
select
  measures.*,
  drought_stages.drought_stage_name,
  nullif(drought_areas.drought_area_name, '') as drought_area_name
from public.drought_measures as measures
join public.drought_stages using (drought_stage_ndx)
join public.drought_areas using (drought_area_ndx);
