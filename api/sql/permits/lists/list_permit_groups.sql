-- Permit groups with the permits that stand in them in the present fiscal year, their tier of that year, and another one that is decided for a
-- coming year.
create view list_permit_groups as
select
  groups.*,
  coalesce(members.linked_permits, array[]::integer[]) as linked_permits,
  now.permit_tier_name as tier_now,
  coming.permit_tier_name as coming_tier,
  coming.from_year as coming_tier_from
from public.permit_groups as groups
left join (
  select permit_group_ndx, array_agg(permit_ndx order by permit_number) as linked_permits
  from permit_words
  where not removed
  group by permit_group_ndx
) as members using (permit_group_ndx)
left join ui_list_permit_group_tiers as now
  on now.permit_group_ndx = groups.permit_group_ndx
  and (select fiscal_year(public.district_today())) between now.from_year and now.to_year
left join ui_list_permit_group_tiers as coming
  on coming.permit_group_ndx = groups.permit_group_ndx
  and coming.from_year = now.to_year + 1
  and coming.permit_tier_ndx <> now.permit_tier_ndx;
