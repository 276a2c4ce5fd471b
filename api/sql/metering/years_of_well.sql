-- What was pumped from a well in each calendar or fiscal year, a column for each month. It answers rows, so that PostgreSQL reads it into the query
-- that asks, and a condition on the year down to the readings: a year by the index of calendar years or by that of fiscal years.
create function years_of_well(some_well integer, are_fiscal boolean) returns table (
  of_year integer,
  january bigint,
  february bigint,
  march bigint,
  april bigint,
  may bigint,
  june bigint,
  july bigint,
  august bigint,
  september bigint,
  october bigint,
  november bigint,
  december bigint,
  tot_gallons bigint
)
language sql stable
begin atomic
  select
    case when are_fiscal then fiscal_year(c_year, c_month) else c_year end,
    total(gallons) filter (where c_month = 1),
    total(gallons) filter (where c_month = 2),
    total(gallons) filter (where c_month = 3),
    total(gallons) filter (where c_month = 4),
    total(gallons) filter (where c_month = 5),
    total(gallons) filter (where c_month = 6),
    total(gallons) filter (where c_month = 7),
    total(gallons) filter (where c_month = 8),
    total(gallons) filter (where c_month = 9),
    total(gallons) filter (where c_month = 10),
    total(gallons) filter (where c_month = 11),
    total(gallons) filter (where c_month = 12),
    total(gallons)
  from production_by_well
  where well_ndx = some_well
  group by 1;
end;
