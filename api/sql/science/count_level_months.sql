-- Days whose levels rules of water levels have flagged as a jump or out of range, while nobody has looked at them.
create view flagged_level_days as
select findings.well_ndx, days.day::date as day
from public.level_findings as findings
join public.level_rules as rules using (rule_ndx)
cross join generate_series(
  (findings.from_at at time zone public.district_time_zone())::date,
  (coalesce(findings.to_at, findings.from_at) at time zone public.district_time_zone())::date,
  interval '1 day'
) as days (day)
where rules.kind in ('Rate', 'Range') and not findings.is_looked_at;

-- Counts anew the months of some wells, each against the same month in other years: `classOf` of the domain says by which rule.
create function count_level_months(of_wells integer[]) returns void
language plpgsql
as $$
begin
  delete from public.level_months where well_ndx = any (of_wells);

  insert into public.level_months (well_ndx, month, depth_ft, is_provisional, percentile, level_class)
  select
    well_ndx,
    month,
    depth_ft,
    is_provisional,
    case when years >= 10 then (least + most) / 2 end,
    case
      when years < 10 then null
      when is_lowest and is_highest then 'Normal'
      when is_lowest and most < 50 then 'Lowest on Record'
      when is_highest and least > 50 then 'Highest on Record'
      when most < 10 then 'Much Below Normal'
      when most < 25 then 'Below Normal'
      when least > 90 then 'Much Above Normal'
      when least > 75 then 'Above Normal'
      else 'Normal'
    end
  from (
    select
      *,
      100 * lowest_rank / (years + 1.0) as least,
      100 * (lowest_rank + equal - 1) / (years + 1.0) as most,
      lowest_rank = 1 as is_lowest,
      lowest_rank + equal - 1 = years as is_highest
    from (
      select
        *,
        count(*) over of_name as years,
        rank() over (partition by well_ndx, month_of_year order by depth_ft desc) as lowest_rank,
        count(*) over (partition by well_ndx, month_of_year, depth_ft) as equal
      from (
        select
          days.well_ndx,
          days.month,
          extract(month from days.month)::integer as month_of_year,
          -- `real` holds seven digits: finer ones would part what is equal.
          round(percentile_cont(0.5) within group (order by days.dtw_ft) * 1000) / 1000 as depth_ft,
          not bool_and(days.is_approved) as is_provisional
        from (
          -- Without a time zone, which takes longer.
          select *, collect_day - extract(day from collect_day)::integer + 1 as month
          from public.daily_water_levels
          where well_ndx = any (of_wells) and not is_pumping
        ) as days
        left join (
          select distinct well_ndx, day from api.flagged_level_days where well_ndx = any (of_wells)
        ) as flagged on flagged.well_ndx = days.well_ndx and flagged.day = days.collect_day
        where flagged.day is null
        group by days.well_ndx, days.month
      ) as months
      window of_name as (partition by well_ndx, month_of_year)
    ) as ranked
  ) as placed;
end $$;
