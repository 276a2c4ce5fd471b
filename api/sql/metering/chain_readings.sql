-- The previous reading of a month of a meter: the last one of the same meter before, however long ago, or what the register showed
-- when the meter joined, and the dial that showed it. The one definition of what `meter_readings` keeps of it.
create function previous_reading(some_meter integer, some_year integer, some_month integer)
returns table (
  previous numeric,
  previous_gallons_per_unit numeric,
  prev_dial_unit text,
  prev_dial_multiplier numeric
)
language sql stable
begin atomic
  select
    coalesce(before.meter_reading, meters.start_reading),
    dial.gallons_per_unit,
    dial.dial_unit,
    dial.dial_multiplier
  -- Found by its number before all else: PostgreSQL would look for the reading beside every meter.
  from (select start_reading, joined_date from public.meters where meter_ndx = some_meter offset 0) as meters
  left join lateral (
    select readings.meter_reading, make_date(readings.c_year, readings.c_month, 1) as month
    from public.meter_readings as readings
    where readings.meter_ndx = some_meter
      and (readings.c_year, readings.c_month) < (some_year, some_month)
      and readings.meter_reading is not null
    order by readings.c_year desc, readings.c_month desc
    limit 1
  ) as before on true
  cross join lateral dial_of(some_meter, coalesce(before.month, meters.joined_date, '-infinity')) as dial;
end;

-- Readings whose previous one, or what one of their dials stands for, is not what it should be, of these meters or of all.
create function unchained_readings(only_meters integer[] default null)
returns table (
  meter_reading_ndx integer,
  meter_ndx integer,
  previous numeric,
  previous_gallons_per_unit numeric,
  gallons_per_unit numeric
)
language sql stable
begin atomic
  select
    readings.meter_reading_ndx,
    readings.meter_ndx,
    before.previous,
    before.previous_gallons_per_unit,
    dial.gallons_per_unit
  from public.meter_readings as readings
  cross join lateral previous_reading(readings.meter_ndx, readings.c_year, readings.c_month) as before
  cross join lateral dial_of(readings.meter_ndx, make_date(readings.c_year, readings.c_month, 1)) as dial
  where (only_meters is null or readings.meter_ndx = any (only_meters))
    and (readings.prev_meter_reading, readings.prev_gallons_per_unit, readings.gallons_per_unit)
      is distinct from (before.previous, before.previous_gallons_per_unit, dial.gallons_per_unit);
end;

-- Corrects what the readings of these meters, or of all, keep of their previous ones and their dials. Says whether any was corrected.
create function chain_meters(only_meters integer[] default null) returns boolean
language plpgsql
-- The argument decides what is read: a plan for both would read every reading for one meter.
set plan_cache_mode = force_custom_plan
as $$
begin
  update public.meter_readings
  set
    prev_meter_reading = unchained.previous,
    prev_gallons_per_unit = unchained.previous_gallons_per_unit,
    gallons_per_unit = unchained.gallons_per_unit
  from api.unchained_readings(only_meters) as unchained
  where meter_readings.meter_reading_ndx = unchained.meter_reading_ndx;
  return found;
end $$;

-- The same where only these readings were added, changed or deleted, which says nothing of what comes after the next one that was read.
-- Returns the months of what it corrected.
create function chain_readings(some_readings public.meter_readings[]) returns setof date
language sql
begin atomic
  update public.meter_readings
  set
    prev_meter_reading = before.previous,
    prev_gallons_per_unit = before.previous_gallons_per_unit,
    gallons_per_unit = dial.gallons_per_unit
  from (
    select distinct readings.meter_reading_ndx, readings.meter_ndx, readings.c_year, readings.c_month
    from unnest(some_readings) as changed
    left join lateral (
      select later.c_year, later.c_month
      from public.meter_readings as later
      where later.meter_ndx = changed.meter_ndx
        and (later.c_year, later.c_month) > (changed.c_year, changed.c_month)
        and later.meter_reading is not null
      order by later.c_year, later.c_month
      limit 1
    ) as next on true
    join public.meter_readings as readings
      on readings.meter_ndx = changed.meter_ndx
      and (readings.c_year, readings.c_month) >= (changed.c_year, changed.c_month)
      and (next.c_year is null or (readings.c_year, readings.c_month) <= (next.c_year, next.c_month))
  ) as touched
  cross join lateral previous_reading(touched.meter_ndx, touched.c_year, touched.c_month) as before
  cross join lateral dial_of(touched.meter_ndx, make_date(touched.c_year, touched.c_month, 1)) as dial
  where meter_readings.meter_reading_ndx = touched.meter_reading_ndx
    and (meter_readings.prev_meter_reading, meter_readings.prev_gallons_per_unit, meter_readings.gallons_per_unit)
      is distinct from (before.previous, before.previous_gallons_per_unit, dial.gallons_per_unit)
  returning make_date(meter_readings.c_year, meter_readings.c_month, 1);
end;
