-- The value of each indicator on each day: what was entered, else the mean of its sources where all that hold on the day have a value. A source is
-- the published level of a well at rest, or another indicator with values of its own; its sources are wells, too.
create view indicator_days as
with entered as (
  select indicator_ndx, read_on as day, reading as value from public.indicator_readings
),
of_wells as (
  select
    sources.indicator_ndx,
    days.collect_day as day,
    case sources.level_as
      when 'Depth to Water' then days.dtw_ft
      else coalesce(days.land_surface_elevation_ft, wells.elevation_ft) - days.dtw_ft
    end as value
  from public.indicator_sources as sources
  join public.wells using (well_ndx)
  join public.daily_water_levels as days using (well_ndx)
  where not days.is_pumping and days.collect_day between sources.holds_from and coalesce(sources.holds_until, 'infinity')
),
-- Those that others are made of.
alone as (
  select * from entered
  union all
  select indicator_ndx, day, avg(value)
  from of_wells
  where not exists (select from entered where entered.indicator_ndx = of_wells.indicator_ndx and entered.day = of_wells.day)
  group by indicator_ndx, day
),
of_sources as (
  select * from of_wells
  union all
  select sources.indicator_ndx, alone.day, alone.value
  from public.indicator_sources as sources
  join alone
    on alone.indicator_ndx = sources.part_ndx
    and alone.day between sources.holds_from and coalesce(sources.holds_until, 'infinity')
  where sources.well_ndx is null
),
means as (
  select indicator_ndx, day, avg(value) as value, count(value) as told
  from of_sources
  group by indicator_ndx, day
)
select indicator_ndx, day, value from entered
union all
select means.indicator_ndx, means.day, round(means.value::numeric, 4)::double precision
from means
where means.told = (
    select count(*) from public.indicator_sources as sources
    where sources.indicator_ndx = means.indicator_ndx
      and means.day between sources.holds_from and coalesce(sources.holds_until, 'infinity')
  )
  and not exists (select from entered where entered.indicator_ndx = means.indicator_ndx and entered.day = means.day);

-- A mean is taken of indicators that have values of their own, so that none goes round in a circle.
create function refuse_mean_of_means() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from public.indicator_sources as sources
    where sources.part_ndx <> 999
      and (
        sources.indicator_ndx = new.part_ndx and new.part_ndx <> 999
        or sources.part_ndx = new.indicator_ndx and new.part_ndx <> 999
      )
  ) then
    raise exception 'An indicator is the mean of indicators that are not means themselves.'
      using errcode = 'check_violation', constraint = 'indicator_sources_of_no_mean', table = 'indicator_sources';
  end if;
  return new;
end $$;
create trigger refuse_mean_of_means before insert or update on indicator_sources
  for each row execute function refuse_mean_of_means();
