-- Gallons permitted, for the pie of permits by aquifer group.
-- A year counts as what its last month does.
create view ui_dashboard_permits_by_aquifer_group as
select
  years.fiscal_year,
  kinds.aquifer_group_name,
  sum(years.permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join permit_kinds_over_time as kinds
  on kinds.permit_ndx = years.permit_ndx
  and make_date(years.fiscal_year, 8, 1) >= kinds.holds_from
  and make_date(years.fiscal_year, 8, 1) < kinds.holds_until
group by years.fiscal_year, kinds.aquifer_group_name;
