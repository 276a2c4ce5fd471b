-- What was pumped from each well in each month, through all of its meters.
create view well_months as
select
  well_ndx,
  c_year,
  c_month,
  sum(gallons)::bigint as gallons,
  bool_or(is_adjusted) as is_adjusted
from production_by_well
group by well_ndx, c_year, c_month;
