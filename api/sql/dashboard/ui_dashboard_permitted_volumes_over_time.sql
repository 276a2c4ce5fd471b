-- Gallons authorized, year by year, which counts as what its last month does.
create view ui_dashboard_permitted_volumes_over_time as
select
  years.fiscal_year,
  kinds.permit_status_group_name,
  kinds.type_group,
  kinds.aq_group_summary_name,
  sum(years.permitted_gal)::bigint as total_authorized_volume_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join permit_kinds_over_time as kinds
  on kinds.permit_ndx = years.permit_ndx
  and make_date(years.fiscal_year, 8, 1) >= kinds.holds_from
  and make_date(years.fiscal_year, 8, 1) < kinds.holds_until
group by
  years.fiscal_year,
  kinds.permit_status_group_name,
  kinds.type_group,
  kinds.aq_group_summary_name;
