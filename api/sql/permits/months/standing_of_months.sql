-- Where each permit stands after each month of a fiscal year: what was allowed and pumped in it since the year began. Null from the first month on
-- whose volume is unknown.
create view standing_of_months as
select
  permit_ndx,
  fiscal_year,
  c_year,
  c_month,
  case when count(permitted_gal) over so_far = count(*) over so_far then total(permitted_gal) over so_far end
    as permitted_so_far_gal,
  case when count(reduced_gal) over so_far = count(*) over so_far then total(reduced_gal) over so_far end as reduced_so_far_gal,
  total(metered_gal) over so_far as pumped_so_far_gal
from public.permit_months
window so_far as (partition by permit_ndx, fiscal_year order by c_year, c_month);
