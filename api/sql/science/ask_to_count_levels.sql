-- Wells whose published levels change, or whose flagged levels somebody has looked at, are counted anew by a job.
create function ask_to_count_levels() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' then
    insert into public.levels_to_count (well_ndx)
    select distinct well_ndx from changed_from
    on conflict do nothing;
  end if;
  insert into public.levels_to_count (well_ndx)
  select distinct well_ndx from changed
  on conflict do nothing;
  if exists (select from public.levels_to_count) then
    perform api.ask_for_job('count-levels');
  end if;
  return null;
end $$;
call follow_statements('daily_water_levels', 'ask_to_count_levels()');
call follow_statements('level_findings', 'ask_to_count_levels()');
