-- What months of the present fiscal year allow to permits of which nothing can be known yet: those that report by longer periods, after the last
-- period that has ended and the last month that was read.
create view volumes_to_report as
select
  months.c_year,
  months.c_month,
  kinds.aq_group_summary_name,
  groupings.permit_tier_ndx,
  kinds.permit_status_desc,
  total(months.reduced_gal) as to_report_gal
from public.permits
cross join lateral (select date_trunc('month', public.district_today())::date as month) as present
cross join lateral report_terms(permits.permit_ndx, present.month) as terms
join public.permit_months as months
  on months.permit_ndx = permits.permit_ndx
  and months.fiscal_year = (select fiscal_year(public.district_today()))
  and make_date(months.c_year, months.c_month, 1) <= present.month
  and make_date(months.c_year, months.c_month, 1)
    > (last_month_of_period(present.month, terms.period_months) - make_interval(months => terms.period_months))::date
join permit_kinds_over_time as kinds
  on kinds.permit_ndx = months.permit_ndx
  and make_date(months.c_year, months.c_month, 1) >= kinds.holds_from
  and make_date(months.c_year, months.c_month, 1) < kinds.holds_until
join named_groupings as groupings
  on groupings.permit_ndx = months.permit_ndx and months.fiscal_year between groupings.from_year and groupings.to_year
where (select reports_in_periods())
  and terms.period_months > 1
  and not exists (
    select from public.permit_months as read
    where read.permit_ndx = months.permit_ndx
      and read.fiscal_year = months.fiscal_year
      and read.was_read
      and make_date(read.c_year, read.c_month, 1) >= make_date(months.c_year, months.c_month, 1)
  )
group by 1, 2, 3, 4, 5;
