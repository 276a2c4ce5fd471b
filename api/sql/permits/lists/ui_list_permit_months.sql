-- The months of a permit as they are kept, those to come included. What was pumped is held against what is allowed where a period ends: month
-- by month, or in the last month of each quarter, half-year or year; of a year, the reserve covers what it can.
create view ui_list_permit_months as
select
  months.permit_ndx,
  months.fiscal_year::integer as fiscal_year,
  months.c_year::integer as c_year,
  months.c_month::integer as c_month,
  months.month > (select public.district_today()) as is_to_come,
  nullif(stages.drought_stage_name, '') as drought_stage,
  months.reduction,
  months.permitted_gal,
  months.reduced_gal,
  months.metered_gal,
  case when months.ends_period then percent_pumped(months.pumped_in_period_gal, months.allowed_in_period_gal) end as pct_of_month,
  case when months.ends_period then exceeding_volume(
    months.pumped_in_period_gal, months.allowed_in_period_gal, case when months.period = 'Year' then reserve.available_gal end
  ) end as exceeding_gal,
  coalesce(late.late_readings, 0) as late_readings
from (
  select
    kept.*,
    reported.month,
    reported.period,
    reported.month = reported.last_month as ends_period,
    total(kept.metered_gal) over period as pumped_in_period_gal,
    case when count(kept.reduced_gal) over period = count(*) over period then total(kept.reduced_gal) over period end
      as allowed_in_period_gal
  from public.permit_months as kept
  cross join lateral (
    select month, terms.period, last_month_of_period(month, terms.period_months) as last_month
    from (select make_date(kept.c_year, kept.c_month, 1) as month offset 0) as this
    cross join lateral report_terms(kept.permit_ndx, month) as terms
  ) as reported
  window period as (partition by kept.permit_ndx, reported.last_month)
) as months
left join public.drought_stages as stages on stages.drought_stage_ndx = months.drought_stage_ndx
left join late_readings_of_permits as late using (permit_ndx, c_year, c_month)
left join ui_list_permit_reserve as reserve on reserve.permit_ndx = months.permit_ndx and reserve.fiscal_year = months.fiscal_year;
