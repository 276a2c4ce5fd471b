-- The one rule of which tier a permit group stood in: that of the last row that holds from the fiscal year or before. From one year to
-- another, both included: every year lies in one range of a group.
create view tiers_of_groups as
select
  permit_group_ndx,
  permit_tier_ndx,
  from_year,
  coalesce(lead(from_year) over (partition by permit_group_ndx order by from_year) - 1, 9999) as to_year
from public.permit_group_tiers;
