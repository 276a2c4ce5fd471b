-- Gallons authorized, year by year.
create view ui_dashboard_permitted_volumes_over_time as
select
  fiscal_year,
  permit_status_group_name,
  type_group,
  aq_group_summary_name,
  sum(permitted_gal)::bigint as total_authorized_volume_gallons,
  count(*) filter (where permitted_gal is null)::integer as incomplete_permits
from kinds_of_permit_years
group by fiscal_year, permit_status_group_name, type_group, aq_group_summary_name;
