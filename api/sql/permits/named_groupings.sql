-- The name and the tier of what each permit is reported under, from one fiscal year to another.
create view named_groupings as
select
  groupings.permit_ndx,
  groupings.grouping_ndx,
  groupings.from_year,
  groupings.to_year,
  coalesce(permit_groups.permit_group_name, permits.permit_name, permits.permit_number) as grouping_name,
  permit_tiers.permit_tier_ndx,
  permit_tiers.permit_tier_name
from permit_groupings as groupings
join public.permits on permits.permit_ndx = groupings.permit_ndx
left join public.permit_groups on permit_groups.permit_group_ndx = groupings.permit_group_ndx
-- Each has one; a plain join would have PostgreSQL expect few rows, and compare each with each where there are thousands.
left join public.permit_tiers on permit_tiers.permit_tier_ndx = coalesce(permit_groups.permit_tier_ndx, 0)
where not permits.removed;
