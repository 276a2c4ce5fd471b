-- Gallons permitted, for the pie of permits by tier.
create view ui_dashboard_permits_by_tier as
select
  years.fiscal_year,
  permit_kinds.permit_tier_name,
  sum(years.permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join permit_kinds using (permit_ndx)
group by years.fiscal_year, permit_kinds.permit_tier_name;
