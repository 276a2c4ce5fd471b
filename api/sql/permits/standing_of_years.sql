-- Where each permit stands in each fiscal year: the one sum that screens, lists, letters and files read. The year is all of its months, those
-- to come included, under the drought stages that are known for them; so far is through the present month, all of a year that is over. Null
-- where the volume of one of the months is unknown.
create view standing_of_years as
select
  permit_ndx,
  fiscal_year,
  case when total(is_unknown) = 0 then total(permitted_gal) end as permitted_gal,
  case when total(is_unknown) = 0 then total(reduced_gal) end as reduced_gal,
  case when total(is_unknown) filter (where is_so_far) = 0
    then total(permitted_gal) filter (where is_so_far) end as permitted_so_far_gal,
  case when total(is_unknown) filter (where is_so_far) = 0
    then total(reduced_gal) filter (where is_so_far) end as reduced_so_far_gal,
  total(metered_gal) as pumped_gal,
  total(is_unknown)::integer as unknown_months
from (
  select
    *,
    (permitted_gal is null)::integer as is_unknown,
    make_date(c_year, c_month, 1) <= (select public.district_today()) as is_so_far
  from public.permit_months
) as months
group by permit_ndx, fiscal_year;
