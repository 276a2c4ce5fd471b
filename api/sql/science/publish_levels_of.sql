-- Publishes the levels of some wells: every day that has a level for the public. A day has the mean of its logger's readings at rest, else the
-- manual measurements; a static level before one taken while pumping. Days that only an older publication knows stay, but for those whose
-- levels were all found to be not for the public since, or belong to another day since the time zone of the district was changed. With each day
-- stands the land surface as it was then, where a manual measurement says it.
create function publish_levels_of(of_wells integer[]) returns void
language plpgsql
as $$
begin
  -- The time zone stays what it is until the days are counted.
  lock table public.level_recounts in row exclusive mode;

  insert into public.daily_water_levels as published
    (well_ndx, collect_day, dtw_ft, is_pumping, is_approved, land_surface_elevation_ft, vertical_datum)
  select distinct on (measured.well_ndx, collect_day)
    measured.well_ndx, collect_day, dtw_ft, is_pumping, is_approved, land_surface_elevation_ft, vertical_datum
  from (
    select
      well_ndx,
      (at at time zone public.district_time_zone())::date as collect_day,
      avg(dtw_ft)::real as dtw_ft,
      is_pumping,
      bool_and(is_approved) as is_approved,
      case of_what when 'logger' then 1 else 2 end + case when is_pumping then 2 else 0 end as preference
    from api.levels_to_publish
    where well_ndx = any (of_wells)
    group by well_ndx, (at at time zone public.district_time_zone())::date, of_what, is_pumping
  ) as measured
  left join (select * from api.land_surfaces where well_ndx = any (of_wells)) as surfaces
    on surfaces.well_ndx = measured.well_ndx
    and (collect_day + 1)::timestamp at time zone public.district_time_zone() > from_at
    and (collect_day + 1)::timestamp at time zone public.district_time_zone() <= to_at
  order by measured.well_ndx, collect_day, preference
  on conflict (well_ndx, collect_day) do update
    set
      dtw_ft = excluded.dtw_ft,
      is_pumping = excluded.is_pumping,
      is_approved = excluded.is_approved,
      land_surface_elevation_ft = excluded.land_surface_elevation_ft,
      vertical_datum = excluded.vertical_datum
  where (
    published.dtw_ft, published.is_pumping, published.is_approved, published.land_surface_elevation_ft, published.vertical_datum
  ) is distinct from (
    excluded.dtw_ft, excluded.is_pumping, excluded.is_approved, excluded.land_surface_elevation_ft, excluded.vertical_datum
  );

  with counted as (
    -- By the present time zone where levels were judged, and by the former one where that was another.
    select distinct well_ndx, public.district_time_zone() as zone
    from public.level_pieces
    where well_ndx = any (of_wells)
    union
    select well_ndx, counted_in from public.level_recounts where well_ndx = any (of_wells)
  ),
  for_the_public as (
    select distinct well_ndx, (at at time zone public.district_time_zone())::date as day
    from api.levels_to_publish
    where well_ndx = any (of_wells) and well_ndx in (select well_ndx from counted)
  ),
  measured as (
    select well_ndx, (read_at at time zone zone)::date as day
    from public.logger_readings
    join counted using (well_ndx)
    where well_ndx = any (of_wells)
    union
    select well_ndx, (collect_timestamp at time zone zone)::date
    from public.water_levels
    join counted using (well_ndx)
    where well_ndx = any (of_wells)
    union
    -- Where a correction moved them.
    select well_ndx, (at at time zone counted_in)::date
    from api.levels_to_publish
    join public.level_recounts using (well_ndx)
    where well_ndx = any (of_wells)
  )
  delete from public.daily_water_levels as published
  using (select well_ndx, day from measured except select well_ndx, day from for_the_public) as withheld
  where published.well_ndx = withheld.well_ndx and published.collect_day = withheld.day;

  delete from public.level_recounts where well_ndx = any (of_wells);
end $$;
