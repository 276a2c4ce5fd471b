-- All that a reading of a meter in a month is held against while it is typed or looked at.
create function held_against(some_meter integer, some_year integer, some_month integer)
returns table (
  prev_meter_reading numeric,
  prev_dial_unit text,
  prev_dial_multiplier numeric,
  later_reading numeric,
  later_dial_unit text,
  later_dial_multiplier numeric,
  later_year integer,
  later_month integer,
  largest_monthly_gal bigint,
  joined_date date,
  retired_date date,
  dial_unit text,
  dial_multiplier numeric,
  dial_digits integer,
  dial_decimals integer
)
language sql stable
begin atomic
  select
    before.previous,
    before.prev_dial_unit,
    before.prev_dial_multiplier,
    bounds.later_reading,
    bounds.later_dial_unit,
    bounds.later_dial_multiplier,
    bounds.later_year,
    bounds.later_month,
    bounds.largest_monthly_gal,
    meters.joined_date,
    meters.retired_date,
    dial.dial_unit,
    dial.dial_multiplier,
    dial.dial_digits,
    dial.dial_decimals
  from (select joined_date, retired_date from public.meters where meter_ndx = some_meter offset 0) as meters
  cross join lateral previous_reading(some_meter, some_year, some_month) as before
  cross join lateral bounds_of_reading(some_meter, some_year, some_month) as bounds
  cross join lateral dial_of(some_meter, make_date(some_year, some_month, 1)) as dial;
end;
