-- Gallons permitted, for the pie of permits by tier.
create view ui_dashboard_permits_by_tier as
select
  years.fiscal_year,
  groupings.permit_tier_name,
  sum(years.permitted_gal)::bigint as total_permitted_gallons,
  count(*) filter (where years.permitted_gal is null)::integer as incomplete_permits
from years_of_permits as years
join named_groupings as groupings
  on groupings.permit_ndx = years.permit_ndx
  and years.fiscal_year between groupings.from_year and groupings.to_year
group by years.fiscal_year, groupings.permit_tier_name;
