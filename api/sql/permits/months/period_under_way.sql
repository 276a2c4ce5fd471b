-- The period that each permit is in, by which it reports: what its months allow and what was pumped in them so far. Null where the volume of one
-- of them is unknown.
create view period_under_way as
select
  permits.permit_ndx,
  terms.period,
  in_period.limit_gal,
  in_period.used_gal
from public.permits
cross join lateral (select date_trunc('month', public.district_today())::date as month) as present
cross join lateral report_terms(permits.permit_ndx, present.month) as terms
cross join lateral (
  select
    case when count(months.reduced_gal) = count(*) then total(months.reduced_gal) end as limit_gal,
    total(months.metered_gal) as used_gal
  from public.permit_months as months
  where months.permit_ndx = permits.permit_ndx
    and make_date(months.c_year, months.c_month, 1) <= last_month_of_period(present.month, terms.period_months)
    and make_date(months.c_year, months.c_month, 1)
      > (last_month_of_period(present.month, terms.period_months) - make_interval(months => terms.period_months))::date
  having count(*) > 0
) as in_period;
