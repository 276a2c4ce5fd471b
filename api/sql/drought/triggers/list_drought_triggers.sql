-- The triggers of each stage in each area, from the day that they hold.
create view list_drought_triggers as
select
  triggers.*,
  stages.drought_stage_name,
  areas.drought_area_name,
  indicators.indicator_name,
  indicators.indicator_unit,
  indicators.indicator
from public.drought_triggers as triggers
join public.drought_stages as stages using (drought_stage_ndx)
join public.drought_areas as areas using (drought_area_ndx)
join named_indicators as indicators using (indicator_ndx);
