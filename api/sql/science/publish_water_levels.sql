-- Publishes every day that has a measurement. A day has the mean of its logger's readings, else the measurements by hand;
-- a static level before one taken while pumping. Days that only an older publication knows stay.
create function publish_water_levels() returns void
language sql
begin atomic
  insert into public.daily_water_levels as published (well_ndx, collect_day, dtw_ft, is_pumping)
  select distinct on (well_ndx, collect_day) well_ndx, collect_day, dtw_ft, is_pumping
  from (
    select
      well_ndx,
      (read_at at time zone public.district_time_zone())::date as collect_day,
      avg(dtw_ft)::real as dtw_ft,
      false as is_pumping,
      1 as preference
    from public.logger_readings
    group by well_ndx, (read_at at time zone public.district_time_zone())::date
    union all
    select
      well_ndx,
      (collect_timestamp at time zone public.district_time_zone())::date,
      avg(dtw_ft)::real,
      is_pumping,
      case when is_pumping then 3 else 2 end
    from public.water_levels
    group by well_ndx, (collect_timestamp at time zone public.district_time_zone())::date, is_pumping
  ) as measured
  order by well_ndx, collect_day, preference
  on conflict (well_ndx, collect_day) do update set dtw_ft = excluded.dtw_ft, is_pumping = excluded.is_pumping
  where (published.dtw_ft, published.is_pumping) is distinct from (excluded.dtw_ft, excluded.is_pumping);

  insert into public.report_runs (report, last_run) values ('publish-water-levels', now())
  on conflict (report) do update set last_run = excluded.last_run;
end;
