-- From which day on a stage is in force in an area that counts by days.
create view list_drought_stage_changes as
select changes.*, stages.drought_stage_name, areas.drought_area_name
from public.drought_stage_changes as changes
join public.drought_stages as stages using (drought_stage_ndx)
join public.drought_areas as areas using (drought_area_ndx);
