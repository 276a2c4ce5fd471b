-- Gallons authorized, year by year.
create view ui_dashboard_permitted_volumes_over_time as
select
  years.fiscal_year,
  permit_kinds.permit_status_group_name,
  permit_kinds.type_group,
  permit_kinds.aq_group_summary_name,
  sum(years.permitted_gal)::bigint as total_authorized_volume_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join permit_kinds using (permit_ndx)
group by
  years.fiscal_year,
  permit_kinds.permit_status_group_name,
  permit_kinds.type_group,
  permit_kinds.aq_group_summary_name;
