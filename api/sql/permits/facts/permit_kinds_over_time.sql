-- What reports sum permits by beside their groups, from one month to another: what a closed month was counted as stays.
create view permit_kinds_over_time as
select
  facts.permit_ndx,
  facts.holds_from,
  facts.holds_until,
  nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group_name,
  aquifer_groups.aq_group_summary_name,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  nullif(permit_statuses.permit_status_group_name, '') as permit_status_group_name,
  nullif(permit_types.permit_type_desc, '') as permit_type_desc,
  coalesce(permit_types.counted_as, nullif(permit_types.permit_type_desc, ''), 'No Type') as type_group
from facts_of_permits as facts
join public.permits on permits.permit_ndx = facts.permit_ndx and not permits.removed
join public.aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
join public.permit_statuses on permit_statuses.permit_status_ndx = facts.permit_status_ndx
join public.permit_types on permit_types.permit_type_ndx = facts.permit_type_ndx;
