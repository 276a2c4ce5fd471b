-- Where each permit stands in each fiscal year: the one sum that screens, lists, letters and files read. The year is all of its months, those
-- to come included, under the drought stages that are known for them; so far is through the present month, all of a year that is over. Null
-- where the volume of one of the months is unknown.
create view standing_of_years as
select
  years.permit_ndx,
  years.fiscal_year,
  years.permitted_gal,
  years.reduced_gal,
  case when years.fiscal_year < present.fiscal_year then years.permitted_gal else so_far.permitted_so_far_gal end
    as permitted_so_far_gal,
  case when years.fiscal_year < present.fiscal_year then years.reduced_gal else so_far.reduced_so_far_gal end
    as reduced_so_far_gal,
  years.metered_gal as pumped_gal,
  years.has_negative,
  years.last_read,
  years.unknown_months::integer as unknown_months
from public.permit_years as years
cross join (select fiscal_year(today) as fiscal_year, today from public.district_today() as today) as present
left join standing_of_months as so_far
  on so_far.permit_ndx = years.permit_ndx
  and so_far.fiscal_year = years.fiscal_year
  and so_far.fiscal_year = (select fiscal_year(public.district_today()))
  and so_far.c_year = extract(year from present.today)
  and so_far.c_month = extract(month from present.today);
