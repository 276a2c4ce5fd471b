-- The areas whose reductions count by the days that stages were in force, and the first month that they do in.
create view areas_by_days as
select drought_area_ndx, date_trunc('month', min(from_day))::date as first_month
from public.drought_stage_changes
group by drought_area_ndx;

-- On how many days of each month a stage is in force there, through the last month that volumes are kept of. Before the first change none is.
create view days_of_stages as
select
  changes.drought_area_ndx,
  months.month::date as month,
  changes.drought_stage_ndx,
  sum(
    least(changes.until_day, (months.month + interval '1 month')::date) - greatest(changes.from_day, months.month::date)
  )::integer as days
from (
  select
    drought_area_ndx,
    drought_stage_ndx,
    from_day,
    coalesce(
      lead(from_day) over (partition by drought_area_ndx order by from_day),
      (last_month_of(fiscal_year(public.district_today()) + 1) + interval '1 month')::date
    ) as until_day
  from public.drought_stage_changes
) as changes
cross join generate_series(date_trunc('month', changes.from_day), changes.until_day - 1, interval '1 month') as months (month)
group by changes.drought_area_ndx, months.month, changes.drought_stage_ndx;

-- The fractions that stages take away, summed over the days of each month: for every permit type, use and area that some permits have or ever
-- had, in areas that count by days. A function of many rows, as `special_reductions` is.
create function reductions_by_days(only_permits integer[])
returns table (permit_type_ndx integer, primary_use_ndx integer, drought_area_ndx integer, month date, reduced_days numeric)
language sql stable rows 1000 set search_path = public, pg_temp
begin atomic
  select
    scopes.permit_type_ndx,
    scopes.primary_use_ndx,
    scopes.drought_area_ndx,
    days.month,
    sum(days.days * coalesce(special.reduction, of_type.reduction, 0))
  from (
    select distinct facts.permit_type_ndx, facts.primary_use_ndx, areas.drought_area_ndx
    from public.permit_facts as facts
    join api.areas_of_groups as areas using (aquifer_group_ndx)
    where (only_permits is null or facts.permit_ndx = any (only_permits))
      and exists (select from public.drought_stage_changes)
  ) as scopes
  join api.days_of_stages as days using (drought_area_ndx)
  left join api.special_reductions(only_permits) as special
    on special.permit_type_ndx = scopes.permit_type_ndx
    and special.primary_use_ndx = scopes.primary_use_ndx
    and special.drought_area_ndx = scopes.drought_area_ndx
    and special.drought_stage_ndx = days.drought_stage_ndx
    and days.month >= special.holds_from
    and days.month < special.holds_until
  left join api.stage_reductions_of_types as of_type
    on of_type.permit_type_ndx = scopes.permit_type_ndx
    and of_type.drought_stage_ndx = days.drought_stage_ndx
    and days.month >= of_type.holds_from
    and days.month < coalesce(of_type.holds_until, 'infinity')
  group by 1, 2, 3, 4;
end;
