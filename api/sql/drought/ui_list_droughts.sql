-- Months in a row whose stage restricted pumping in an area, as droughts: the public compares water levels with them. The last month of one that
-- goes on is null.
create view ui_list_droughts as
with restricting as (
  select
    stages.drought_area_ndx,
    stages.month,
    listed.drought_stage_name,
    listed.severity,
    -- The same for months that follow each other.
    stages.month - row_number() over (partition by stages.drought_area_ndx order by stages.month) * interval '1 month' as run
  from stages_of_months as stages
  join ui_list_drought_stages as listed using (drought_stage_ndx)
  where listed.severity > 0 and stages.month <= public.district_today()
)
select
  restricting.drought_area_ndx,
  areas.drought_area_name,
  min(restricting.month) as first_month,
  nullif(max(restricting.month), date_trunc('month', public.district_today())::date) as last_month,
  (array_agg(restricting.drought_stage_name order by restricting.severity desc))[1] as worst_stage_name
from restricting
join areas_in_use as areas using (drought_area_ndx)
group by restricting.drought_area_ndx, areas.drought_area_name, restricting.run;
