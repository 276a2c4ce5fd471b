-- Gallons permitted, for the pie of permits by aquifer group.
create view ui_dashboard_permits_by_aquifer_group as
select
  fiscal_year,
  aquifer_group_name,
  sum(permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where permitted_gal is null)::integer as incomplete_permits
from kinds_of_permit_years
group by fiscal_year, aquifer_group_name;
