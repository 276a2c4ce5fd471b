-- The permits of each permit group, month by month, as the drought compliance report adds them up. A year with an unknown month is
-- unknown.
create view ui_report_drought_compliance_permits as
select
  months.grouping_ndx,
  months.c_year,
  months.c_month,
  months.permit_ndx,
  permits.permit_number,
  permits.permit_name,
  kinds.permit_type_desc,
  months.metered_gal as mo_metered_gallons,
  months.permitted_gal as mo_target,
  months.reduction as drought_reduction,
  months.reduced_gal as mo_reduced_target,
  months.ytd_metered_gal,
  standing.permitted_gal as permitted_gallons,
  standing.reduced_gal as reduced_permitted_gal
from (
  select
    groupings.grouping_ndx,
    kept.*,
    total(kept.metered_gal) over (year order by kept.c_year, kept.c_month) as ytd_metered_gal
  from permit_groupings as groupings
  join public.permit_months as kept
    on kept.permit_ndx = groupings.permit_ndx
    and kept.fiscal_year between groupings.from_year and groupings.to_year
  window year as (partition by groupings.grouping_ndx, kept.permit_ndx, kept.fiscal_year)
) as months
join public.permits on permits.permit_ndx = months.permit_ndx
join standing_of_years as standing
  on standing.permit_ndx = months.permit_ndx and standing.fiscal_year = months.fiscal_year
join permit_kinds_over_time as kinds
  on kinds.permit_ndx = months.permit_ndx
  and make_date(months.c_year, months.c_month, 1) >= kinds.holds_from
  and make_date(months.c_year, months.c_month, 1) < kinds.holds_until;
