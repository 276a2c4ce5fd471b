-- The year is the whole fiscal year, its months without a declared drought stage unreduced.
create view ui_meter_readings_tracking_detail as
select
  fiscal_year,
  grouping_ndx,
  c_year,
  c_month,
  metered_gal as metered_gallons,
  cumulative_metered_gallons,
  reduced_annual_volume,
  percent_pumped(cumulative_metered_gallons, reduced_annual_volume) as pct_reduced_pumped,
  is_over_80_percent(cumulative_metered_gallons, reduced_annual_volume) as is_over80pct,
  is_overpumped(cumulative_metered_gallons, reduced_annual_volume) as is_overpumped
from (
  select
    *,
    total(metered_gal) over (year order by c_year, c_month) as cumulative_metered_gallons,
    case when count(reduced_gal) over year = count(*) over year then total(reduced_gal) over year end
      as reduced_annual_volume
  from months_of_groupings
  window year as (partition by grouping_ndx, fiscal_year)
) as months
where c_year * 12 + c_month <= (
  select (extract(year from today) * 12 + extract(month from today))::integer from public.district_today() as today
);
