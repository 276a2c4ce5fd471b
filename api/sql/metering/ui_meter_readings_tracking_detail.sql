-- The year is the whole fiscal year, its months without a declared drought stage unreduced. Flags leave out what the reserve covers.
create view ui_meter_readings_tracking_detail as
select
  fiscal_year,
  grouping_ndx,
  c_year,
  c_month,
  metered_gal as metered_gallons,
  pumped_so_far_gal as cumulative_metered_gallons,
  year_reduced_gal as reduced_annual_volume,
  percent_pumped(pumped_so_far_gal, year_reduced_gal) as pct_reduced_pumped,
  is_over_warning(pumped_so_far_gal, year_reduced_gal + reserve_gal) as is_over80pct,
  is_overpumped(pumped_so_far_gal, year_reduced_gal + reserve_gal) as is_overpumped
from standing_of_groups
where c_year * 12 + c_month <= (
  select (extract(year from today) * 12 + extract(month from today))::integer from public.district_today() as today
);
