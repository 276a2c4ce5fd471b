-- Gallons of each month from the readings of each meter: `reading - previous + adjustment`, where previous is the last
-- reading of the same meter before, however long ago. Kept with the readings, because every report sums them.

alter table meters
  -- What the register showed on the day that the meter joined.
  add column start_reading bigint not null default 0 constraint meters_start_not_negative check (start_reading >= 0),
  -- Otherwise all of its water counts at the well that it was set up for.
  add column shares_over_wells boolean not null default false;
create index meters_by_replaced_meter on meters (replaces_meter_ndx) where replaces_meter_ndx is not null;

alter table meter_readings
  add column prev_meter_reading bigint,
  -- Null in a month without a reading: its water is in the next one.
  add column calculated_gallons bigint generated always as (meter_reading - prev_meter_reading + adjustment) stored;

-- Corrects the previous readings of these meters, or of all; touches only rows that change.
create function chain_readings(only_meters integer[] default null) returns void
language plpgsql
-- The argument decides what is read: a plan for both would read every reading for one meter.
set plan_cache_mode = force_custom_plan
as $$
begin
  update meter_readings
  set prev_meter_reading = chain.previous
  from (
    select
      readings.meter_reading_ndx,
      coalesce(
        (
          select before.meter_reading
          from meter_readings as before
          where before.meter_ndx = readings.meter_ndx
            and (before.c_year, before.c_month) < (readings.c_year, readings.c_month)
            and before.meter_reading is not null
          order by before.c_year desc, before.c_month desc
          limit 1
        ),
        meters.start_reading
      ) as previous
    from meter_readings as readings
    join meters on meters.meter_ndx = readings.meter_ndx
    where only_meters is null or readings.meter_ndx = any (only_meters)
  ) as chain
  where meter_readings.meter_reading_ndx = chain.meter_reading_ndx
    and meter_readings.prev_meter_reading is distinct from chain.previous;
end $$;
