-- The name and the tier of what each permit is reported under, from one fiscal year to another: every year lies in one range of a permit.
create view named_groupings as
select
  groupings.permit_ndx,
  groupings.grouping_ndx,
  greatest(groupings.from_year, tiers.from_year) as from_year,
  least(groupings.to_year, tiers.to_year) as to_year,
  coalesce(permit_groups.permit_group_name, permits.permit_name, permits.permit_number) as grouping_name,
  permit_tiers.permit_tier_ndx,
  permit_tiers.permit_tier_name
from permit_groupings as groupings
join public.permits on permits.permit_ndx = groupings.permit_ndx
left join public.permit_groups on permit_groups.permit_group_ndx = groupings.permit_group_ndx
left join tiers_of_groups as tiers
  on tiers.permit_group_ndx = groupings.permit_group_ndx
  and tiers.from_year <= groupings.to_year
  and tiers.to_year >= groupings.from_year
join public.permit_tiers on permit_tiers.permit_tier_ndx = coalesce(tiers.permit_tier_ndx, 0)
where not permits.removed;
