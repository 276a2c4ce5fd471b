-- What each permit authorizes in each fiscal year through the present one; null where one of its months is unknown.
create view permit_years as
select
  permit_ndx,
  fiscal_year::integer as fiscal_year,
  case when count(permitted_gal) = count(*) then sum(permitted_gal)::bigint end as permitted_gal
from public.permit_months as months
-- In a select of its own, so that today is asked for once and not for each row.
where months.fiscal_year <= (select fiscal_year(district_today()))
group by permit_ndx, months.fiscal_year;
