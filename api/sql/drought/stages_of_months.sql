-- The one rule of which drought stage a month is at in each area: the one that was entered for it, or where nothing was entered and stages go on in the
-- district, the one of the month before. Null where no stage is known: nothing is reduced then. Through the last month that volumes are
-- kept of. `entered_for` is the month of the entry that a stage goes on from. `last_entered_ndx` is the last entry by then whether or not it goes
-- on: the stage in force, as letters and previews say it.
create view stages_of_months as
with
entries as (
  select
    known.drought_area_ndx,
    months.month::date as month,
    nullif(history.drought_stage_ndx, 999) as drought_stage_ndx
  from (
    select
      drought_area_ndx,
      min(make_date(d_year, d_month, 1)) as first_month,
      max(make_date(d_year, d_month, 1)) as last_month
    from public.drought_stage_history
    group by drought_area_ndx
  ) as known
  cross join generate_series(
    known.first_month,
    greatest(known.last_month, (select last_month_of(fiscal_year(public.district_today()) + 1))),
    interval '1 month'
  ) as months (month)
  left join public.drought_stage_history as history
    on history.drought_area_ndx = known.drought_area_ndx
    and history.d_year = extract(year from months.month)
    and history.d_month = extract(month from months.month)
),
-- Each month with the last entry by then.
traced as (
  select
    drought_area_ndx,
    month,
    drought_stage_ndx,
    max(month) filter (where drought_stage_ndx is not null) over (partition by drought_area_ndx order by month) as entered_for
  from entries
)
select
  traced.drought_area_ndx,
  traced.month,
  extract(year from traced.month)::integer as c_year,
  extract(month from traced.month)::integer as c_month,
  case when still.holds then last.drought_stage_ndx end as drought_stage_ndx,
  case when still.holds then last.month end as entered_for,
  coalesce(still.holds and last.month < traced.month, false) as goes_on,
  last.drought_stage_ndx as last_entered_ndx
from traced
left join entries as last on last.drought_area_ndx = traced.drought_area_ndx and last.month = traced.entered_for
cross join lateral (
  select
    last.month = traced.month
    -- In all months in between, the rule must be that stages go on: what has ended once does not come back by itself.
    or not exists (
      select
      from stage_rule_months as rules
      where not rules.stages_go_on and rules.holds_from <= traced.month and rules.holds_until > last.month + interval '1 month'
    ) as holds
) as still;

-- The months whose stage follows from what is entered for some in an area: each of them, and where stages go on, those until the next entry.
create function months_under_entries(area integer, some_months date[]) returns date[]
language sql stable
return array(
  select distinct stages.month
  from unnest(some_months) as entered (month)
  join stages_of_months as stages
    on stages.drought_area_ndx = area
    and stages.month >= entered.month
    and stages.month < coalesce((
      select min(make_date(d_year, d_month, 1))
      from public.drought_stage_history
      where drought_area_ndx = area and drought_stage_ndx <> 999 and make_date(d_year, d_month, 1) > entered.month
    ), 'infinity')
  join stage_rule_months as rules on stages.month >= rules.holds_from and stages.month < rules.holds_until
  where rules.stages_go_on or stages.month = entered.month
);

-- The stage of each month in words, for figures of the whole district: the severest of its areas, which is named where another is at a
-- milder one.
create view severest_stages_of_months as
select
  month,
  drought_stage_ndx,
  drought_stage_name || case when is_of_all then '' else format(' (%s)', drought_area_names) end as drought_stage_name
from (
  select
    month,
    severest_ndx as drought_stage_ndx,
    string_agg(drought_area_name, ', ' order by drought_area_name) filter (where drought_stage_ndx = severest_ndx) as drought_area_names,
    bool_and(drought_stage_ndx is not distinct from severest_ndx) as is_of_all
  from (
    select *, first_value(drought_stage_ndx) over (partition by month order by word_place desc nulls last) as severest_ndx
    from stages_of_months
    join areas_in_use using (drought_area_ndx)
    left join public.drought_stages using (drought_stage_ndx)
  ) as stages
  group by month, severest_ndx
) as months
left join public.drought_stages using (drought_stage_ndx);
