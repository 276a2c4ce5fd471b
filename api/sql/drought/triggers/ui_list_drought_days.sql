-- What the triggers of each area called for on each day.
create view ui_list_drought_days as
select
  days.drought_area_ndx,
  days.day,
  extract(year from days.day)::integer as c_year,
  days.drought_stage_ndx,
  stages.drought_stage_name,
  days.figures
from public.drought_days as days
join public.drought_stages as stages using (drought_stage_ndx);

-- The last day of each area, and since when its stage is called for.
create view stages_called_for as
select
  latest.drought_area_ndx,
  latest.drought_stage_ndx,
  latest.day,
  coalesce(
    (
      select max(before.day) + 1 from public.drought_days as before
      where before.drought_area_ndx = latest.drought_area_ndx and before.drought_stage_ndx <> latest.drought_stage_ndx
    ),
    (select min(first.day) from public.drought_days as first where first.drought_area_ndx = latest.drought_area_ndx)
  ) as since
from (
  select distinct on (drought_area_ndx) drought_area_ndx, drought_stage_ndx, day
  from public.drought_days
  order by drought_area_ndx, day desc
) as latest;
