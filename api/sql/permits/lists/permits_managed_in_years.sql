-- The permits that count in a fiscal year, with their groups of that year and what they permit in it: what the numbers of the dashboard
-- are summed from, so that each leads to the permits behind it.
create view permits_managed_in_years as
select
  permits.*,
  years.fiscal_year,
  years.permitted_gal,
  groupings.grouping_name,
  groupings.permit_tier_name
from years_of_permits as years
join named_groupings as groupings
  on groupings.permit_ndx = years.permit_ndx
  and years.fiscal_year between groupings.from_year and groupings.to_year
join permits_to_manage as permits on permits.permit_ndx = years.permit_ndx;
