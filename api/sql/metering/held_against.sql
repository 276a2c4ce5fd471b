-- All that a reading of a meter in a month is held against while it is typed or looked at.
create function held_against(some_meter integer, some_year integer, some_month integer)
returns table (
  prev_meter_reading bigint,
  later_reading bigint,
  later_year integer,
  later_month integer,
  largest_monthly_gal bigint,
  joined_date date,
  retired_date date
)
language sql stable
begin atomic
  select
    before.previous,
    bounds.later_reading,
    bounds.later_year,
    bounds.later_month,
    bounds.largest_monthly_gal,
    meters.joined_date,
    meters.retired_date
  from public.meters
  cross join lateral previous_reading(some_meter, some_year, some_month) as before
  cross join lateral bounds_of_reading(some_meter, some_year, some_month) as bounds
  where meters.meter_ndx = some_meter;
end;
