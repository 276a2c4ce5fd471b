-- What a reading of a meter in a month is held against: the next one that is written down after it, unless an adjustment explains that
-- one, and the most that the meter measured in one of the twelve months before.
create function bounds_of_reading(some_meter integer, some_year integer, some_month integer)
returns table (
  later_reading numeric,
  later_dial_unit text,
  later_dial_multiplier numeric,
  later_year integer,
  later_month integer,
  largest_monthly_gal bigint
)
language sql stable
begin atomic
  select
    later.meter_reading,
    dial.dial_unit,
    dial.dial_multiplier,
    later.c_year,
    later.c_month,
    before.most
  from (
    select max(calculated_gallons) as most
    from public.meter_readings
    where meter_ndx = some_meter
      and (c_year, c_month) < (some_year, some_month)
      and (c_year, c_month) >= (some_year - 1, some_month)
  ) as before
  left join lateral (
    select meter_reading, c_year, c_month, adjustment
    from public.meter_readings
    where meter_ndx = some_meter and (c_year, c_month) > (some_year, some_month) and meter_reading is not null
    order by c_year, c_month
    limit 1
  ) as later on later.adjustment = 0
  left join lateral dial_of(some_meter, make_date(later.c_year, later.c_month, 1)) as dial on later.c_year is not null;
end;
