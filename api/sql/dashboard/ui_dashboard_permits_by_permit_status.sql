-- Gallons permitted, for the pie of permits by status.
create view ui_dashboard_permits_by_permit_status as
select
  years.fiscal_year,
  permit_kinds.permit_status_desc,
  sum(years.permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join permit_kinds using (permit_ndx)
group by years.fiscal_year, permit_kinds.permit_status_desc;
