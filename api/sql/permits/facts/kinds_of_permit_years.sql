-- Years of permits with what they are summed by: a year counts as what its last month does.
create view kinds_of_permit_years as
select
  years.fiscal_year,
  years.permitted_gal,
  kinds.aquifer_group_name,
  kinds.aq_group_summary_name,
  kinds.permit_status_desc,
  kinds.permit_status_group_name,
  kinds.type_group
from years_of_permits as years
join permit_kinds_over_time as kinds
  on kinds.permit_ndx = years.permit_ndx
  and last_month_of(years.fiscal_year) >= kinds.holds_from
  and last_month_of(years.fiscal_year) < kinds.holds_until;
