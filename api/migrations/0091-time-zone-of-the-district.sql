-- Where the district is stands in the database, once: as the body of a function, which PostgreSQL puts in its place in every query. Whoever
-- changes it lays the function anew, so every session of every process, behind poolers and on standbys, has it with the commit. Until now each
-- session named it: what the one that migrates has named is where the district is.
do $$
declare
  named text;
begin
  select name into named from pg_timezone_names where lower(name) = lower(current_setting('app.time_zone', true));
  execute format(
    'create or replace function public.district_time_zone() returns text language sql stable return %L',
    coalesce(named, 'America/Denver')
  );
end $$;

-- Wells whose kept days of levels were counted by another time zone, and by which.
create table level_recounts (
  well_ndx integer constraint level_recounts_key primary key,
  counted_in text not null
);

-- Says where the district is; answers the name of that time zone as PostgreSQL writes it. What changes with it here: when nightly jobs begin,
-- and which wells wait to have their days of levels counted anew. Days are counted under a lock of the same table, so none is counted by two.
create function set_district_time_zone(zone text) returns text
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  known text;
  former text;
begin
  select name into known from pg_timezone_names where lower(name) = lower(zone);
  if known is null then
    raise exception 'time zone "%" not recognized', zone using errcode = 'invalid_parameter_value';
  end if;
  -- A table is waited for, for then what others committed meanwhile is known.
  lock table level_recounts in share row exclusive mode;
  former := district_time_zone();
  if known = former then
    return known;
  end if;

  insert into level_recounts (well_ndx, counted_in)
  select well_ndx, former
  from wells
  where exists (select from logger_readings where logger_readings.well_ndx = wells.well_ndx)
    or exists (select from water_levels where water_levels.well_ndx = wells.well_ndx)
  on conflict (well_ndx) do nothing;
  update pgboss.schedule set timezone = known, updated_on = now();
  execute format(
    'create or replace function public.district_time_zone() returns text language sql stable return %L', known
  );
  return known;
end $$;
revoke execute on function set_district_time_zone from public;
grant execute on function set_district_time_zone to artesian_app;

-- A session needs no time zone of the district any more. Poolers that were told of one before go on.
create function begin_session() returns void
language sql
begin atomic
  select
    set_config('search_path', 'public, api', false),
    set_config('timezone', 'UTC', false),
    set_config('statement_timeout', '30s', false),
    set_config('lock_timeout', '10s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false),
    set_config('jit', 'off', false),
    set_config('role', 'artesian_app', false);
end;
create or replace function begin_session(district_time_zone text) returns void
language sql
begin atomic
  select begin_session();
end;
