-- Publishes the levels of all wells.
create function publish_water_levels() returns void
language sql
begin atomic
  select publish_levels_of(array(select well_ndx from public.wells));
  insert into public.report_runs (report, last_run) values ('publish-water-levels', now())
  on conflict (report) do update set last_run = excluded.last_run;
end;
