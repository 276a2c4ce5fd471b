-- When the triggers of each area start and end a stage, from the day that it holds.
create view list_drought_trigger_rules as
select rules.*, areas.drought_area_name
from public.drought_trigger_rules as rules
join public.drought_areas as areas using (drought_area_ndx);
