-- What each permit group may pump and has pumped, month by month. A volume that is not known makes the sum unknown.
create view months_of_groupings as
select
  grouping_ndx,
  fiscal_year,
  c_year,
  c_month,
  case when total(incomplete_permits) = 0 then total(permitted_gal) end as permitted_gal,
  case when total(incomplete_permits) = 0 then total(reduced_gal) end as reduced_gal,
  total(metered_gal) as metered_gal
from public.grouping_months
group by grouping_ndx, fiscal_year, c_year, c_month;
