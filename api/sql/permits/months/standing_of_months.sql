-- Where each permit stands in each month of a fiscal year: what was allowed since the year began, through the end of the period by which the permit
-- reports, and what was pumped by then. A period's volume may be pumped in any of its months. Null from the first period on in which a volume is unknown.
create view standing_of_months as
select
  permit_ndx,
  fiscal_year,
  c_year,
  c_month,
  case when count(permitted_gal) over allowed = count(*) over allowed then total(permitted_gal) over allowed end
    as permitted_so_far_gal,
  case when count(reduced_gal) over allowed = count(*) over allowed then total(reduced_gal) over allowed end as reduced_so_far_gal,
  total(metered_gal) over (partition by permit_ndx, fiscal_year order by c_year, c_month) as pumped_so_far_gal
from (
  select
    *,
    case
      when (select reports_in_periods()) then (
        select last_month_of_period(make_date(months.c_year, months.c_month, 1), terms.period_months)
        from report_terms(months.permit_ndx, make_date(months.c_year, months.c_month, 1)) as terms
      )
      else make_date(c_year, c_month, 1)
    end as last_month
  from public.permit_months as months
) as months
-- All months of a period are peers, so that each counts the whole of it.
window allowed as (partition by permit_ndx, fiscal_year order by last_month);
