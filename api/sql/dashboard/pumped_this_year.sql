-- Gallons that permits were allowed and pumped in the months of the present fiscal year that are over, and allowed in the whole year, as the
-- dashboard says where the year stands. No row while nothing is reported of the year.
create view pumped_this_year as
with
of_year as materialized (
  select *
  from ui_dashboard_tri_bar_chart
  where fiscal_year = (select fiscal_year(public.district_today()))
),
months as (
  select
    mo,
    total(actual_production) as pumped_gal,
    coalesce(total(reduced_monthly_volume), 0) as reduced_gal,
    coalesce(total(volume_to_report), 0) as to_report_gal
  from of_year
  group by mo
),
months_over as (
  select *, to_report_gal = 0 or to_report_gal < reduced_gal as is_reported
  from months
  where mo < date_trunc('month', public.district_today())
)
select
  fiscal_year(public.district_today())::integer as fiscal_year,
  min(mo) as first_month,
  max(mo) filter (where is_reported) as last_month,
  total(pumped_gal) as pumped_gal,
  total(reduced_gal) - total(to_report_gal) as allowed_gal,
  (
    select coalesce(total(annual_reduced_volume), 0)
    from (
      select distinct aq_group_summary_name, permit_tier_name, permit_status_desc, annual_reduced_volume from of_year
    ) as kinds
  ) as year_allowed_gal
from months_over
having bool_or(is_reported);
