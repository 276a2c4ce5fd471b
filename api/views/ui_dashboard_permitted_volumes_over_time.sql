-- Gallons authorized, year by year.
create view ui_dashboard_permitted_volumes_over_time as
select
  permit_years.fiscal_year,
  permit_kinds.permit_status_group_name,
  permit_kinds.type_group,
  permit_kinds.aq_group_summary_name,
  sum(permit_years.permitted_gal)::bigint as total_authorized_volume_gallons,
  count(*) filter (where permit_years.permitted_gal is null)::integer as incomplete_permits
from permit_years
join permit_kinds using (permit_ndx)
group by
  permit_years.fiscal_year,
  permit_kinds.permit_status_group_name,
  permit_kinds.type_group,
  permit_kinds.aq_group_summary_name;
