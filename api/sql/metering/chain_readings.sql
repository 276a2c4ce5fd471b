-- The previous reading of each reading, of these meters or of all, from some month on: the last one of the same meter before, however
-- long ago, or what the register showed when the meter joined. The one definition of what `meter_readings` keeps of it.
create function previous_readings(only_meters integer[] default null, since date default null)
returns table (meter_reading_ndx integer, meter_ndx integer, previous bigint)
language sql stable
begin atomic
  select
    readings.meter_reading_ndx,
    readings.meter_ndx,
    coalesce(
      (
        select before.meter_reading
        from public.meter_readings as before
        where before.meter_ndx = readings.meter_ndx
          and (before.c_year, before.c_month) < (readings.c_year, readings.c_month)
          and before.meter_reading is not null
        order by before.c_year desc, before.c_month desc
        limit 1
      ),
      meters.start_reading
    )
  from public.meter_readings as readings
  join public.meters on meters.meter_ndx = readings.meter_ndx
  where (only_meters is null or readings.meter_ndx = any (only_meters))
    and (since is null
      or (readings.c_year, readings.c_month) >= (extract(year from since)::integer, extract(month from since)::integer));
end;

-- Corrects the previous readings of these meters, or of all; touches only rows that change, and returns their months.
create function chain_readings(only_meters integer[] default null, since date default null) returns setof date
language plpgsql
-- The arguments decide what is read: a plan for all of them would read every reading for one meter.
set plan_cache_mode = force_custom_plan
as $$
begin
  return query
  update public.meter_readings
  set prev_meter_reading = chain.previous
  from api.previous_readings(only_meters, since) as chain
  where meter_readings.meter_reading_ndx = chain.meter_reading_ndx
    and meter_readings.prev_meter_reading is distinct from chain.previous
  returning make_date(c_year, c_month, 1);
end $$;
