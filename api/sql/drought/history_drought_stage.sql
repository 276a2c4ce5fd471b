-- What was entered for each month, and the stage that the month is at: by its entry, or because the stage of an earlier one goes on.
create view history_drought_stage as
select
  history.*,
  nullif(drought_stages.drought_stage_name, '') as stage_in_force,
  stages.goes_on
from public.drought_stage_history as history
join stages_of_months as stages on stages.c_year = history.d_year and stages.c_month = history.d_month
left join public.drought_stages on drought_stages.drought_stage_ndx = stages.drought_stage_ndx;
