-- Gallons permitted, for the pie of permits by status.
create view ui_dashboard_permits_by_permit_status as
select
  fiscal_year,
  permit_status_desc,
  sum(permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where permitted_gal is null)::integer as incomplete_permits
from kinds_of_permit_years
group by fiscal_year, permit_status_desc;
