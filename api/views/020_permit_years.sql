-- What each permit authorizes and pumps in each fiscal year through the present one. Its volume is null where one of its
-- months is unknown. Reports of groups sum these: adding half a million months up by permit first is the cheapest.
create view permit_years as
select
  permit_ndx,
  fiscal_year::integer as fiscal_year,
  case when count(permitted_gal) = count(*) then sum(permitted_gal)::bigint end as permitted_gal,
  sum(metered_gal)::bigint as metered_gal,
  bool_or(has_negative) as has_negative,
  -- The last month that was read, in months since the year 0.
  max(c_year * 12 + c_month - 1) filter (where was_read) as last_read
from public.permit_months as months
-- In a select of its own, so that today is asked for once and not for each row.
where months.fiscal_year <= (select fiscal_year(district_today()))
group by permit_ndx, months.fiscal_year;
