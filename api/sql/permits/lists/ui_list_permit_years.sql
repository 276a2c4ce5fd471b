-- The fiscal years of a permit through the present one: what the common standing says of each, and what happened in it. A year allows what its
-- months do together; what exceeds it is found on the permit alone, before others of its group make good for it.
create view ui_list_permit_years as
select
  standing.permit_ndx,
  standing.fiscal_year::integer as fiscal_year,
  standing.fiscal_year < (select fiscal_year(public.district_today())) as is_over,
  standing.permitted_gal,
  standing.reduced_gal,
  standing.permitted_so_far_gal,
  standing.reduced_so_far_gal,
  standing.pumped_gal,
  percent_pumped(standing.pumped_gal, standing.reduced_gal) as pct_of_year,
  percent_pumped(standing.pumped_gal, standing.reduced_so_far_gal) as pct_so_far,
  exceeding_volume(standing.pumped_gal, standing.reduced_gal, reserve.available_gal) as exceeding_gal,
  exceeding_volume(standing.pumped_gal, standing.reduced_so_far_gal, reserve.available_gal) as exceeding_so_far_gal,
  reserve.spent_gal,
  months.exceeding_months,
  months.late_readings,
  coalesce(amended.amendments, 0) as amendments,
  coalesce(corrected.corrections, 0) as corrections
from standing_of_years as standing
-- Each of these is found once for the permit that is asked for, not again for each of its years.
join (
  select
    permit_ndx,
    fiscal_year,
    (count(*) filter (where exceeding_gal > 0))::integer as exceeding_months,
    sum(late_readings)::integer as late_readings
  from ui_list_permit_months
  group by permit_ndx, fiscal_year
) as months on months.permit_ndx = standing.permit_ndx and months.fiscal_year = standing.fiscal_year
left join (
  select permit_ndx, fiscal_year, count(*)::integer as amendments
  from ui_list_permit_amendments
  group by permit_ndx, fiscal_year
) as amended on amended.permit_ndx = standing.permit_ndx and amended.fiscal_year = standing.fiscal_year
left join (
  select permit_ndx, fiscal_year, count(*)::integer as corrections
  from ui_list_permit_corrections
  group by permit_ndx, fiscal_year
) as corrected on corrected.permit_ndx = standing.permit_ndx and corrected.fiscal_year = standing.fiscal_year
left join ui_list_permit_reserve as reserve
  on reserve.permit_ndx = standing.permit_ndx and reserve.fiscal_year = standing.fiscal_year
where standing.fiscal_year <= (select fiscal_year(public.district_today()));
