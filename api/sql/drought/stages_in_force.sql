-- The stage that is in force today in each area, and since when: by day where stages of the area count by day, else by month. Null where none is
-- known for the present month.
create view stages_in_force as
with
begun as (
  select drought_area_ndx, drought_stage_ndx, from_day
  from public.drought_stage_changes
  where from_day <= public.district_today()
  union all
  select months.drought_area_ndx, months.drought_stage_ndx, months.month
  from stages_of_months as months
  left join areas_by_days using (drought_area_ndx)
  where months.month <= public.district_today() and months.month < coalesce(areas_by_days.first_month, 'infinity')
),
marked as (
  select
    *,
    drought_stage_ndx is distinct from lag(drought_stage_ndx) over (partition by drought_area_ndx order by from_day) as is_another
  from begun
)
select
  drought_area_ndx,
  (array_agg(drought_stage_ndx order by from_day desc))[1] as drought_stage_ndx,
  -- The first that is known of may be no other than the one before it: since then at the latest.
  coalesce(max(from_day) filter (where is_another), min(from_day)) as since
from marked
group by drought_area_ndx;

-- What is asked of whom today, in each area: one for the area comes before one for all areas.
create view measures_in_force as
select drought_area_ndx, concerns, measure, holds_from
from (
  select distinct on (stages.drought_area_ndx, measures.concerns)
    stages.drought_area_ndx,
    measures.concerns,
    measures.measure,
    measures.holds_from
  from stages_in_force as stages
  join public.drought_measures as measures
    on measures.drought_stage_ndx = stages.drought_stage_ndx
    and measures.drought_area_ndx in (stages.drought_area_ndx, 999)
    and measures.holds_from <= public.district_today()
  order by stages.drought_area_ndx, measures.concerns, measures.drought_area_ndx = 999, measures.holds_from desc
) as latest
where measure is not null;
