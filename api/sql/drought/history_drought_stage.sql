-- What was entered for each month, and where nothing was, the stage of an earlier month that goes on.
create view history_drought_stage as
select
  history.*,
  drought_areas.drought_area_name,
  drought_stages.drought_stage_name as stage_going_on
from public.drought_stage_history as history
-- An area whose assignments were all deleted has had no permits.
join areas_in_use as drought_areas using (drought_area_ndx)
join stages_of_months as stages
  on stages.drought_area_ndx = history.drought_area_ndx and stages.c_year = history.d_year and stages.c_month = history.d_month
left join public.drought_stages on stages.goes_on and drought_stages.drought_stage_ndx = stages.drought_stage_ndx;
