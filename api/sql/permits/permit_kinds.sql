-- What reports sum permits by. A permit without a group stands for itself, with the group number that is minus its own.
create view permit_kinds as
select
  permits.permit_ndx,
  permits.permit_group_ndx,
  coalesce(permits.permit_group_ndx, -permits.permit_ndx) as grouping_ndx,
  coalesce(permit_groups.permit_group_name, permits.permit_name, permits.permit_number) as grouping_name,
  permit_tiers.permit_tier_ndx,
  permit_tiers.permit_tier_name,
  nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group_name,
  aquifer_groups.aq_group_summary_name,
  permit_statuses.permit_status_ndx,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  nullif(permit_statuses.permit_status_group_name, '') as permit_status_group_name,
  case when permit_types.conditional then 'Conditional' else 'Historical' end as type_group,
  date_trunc('month', permits.start_date)::date as start_month,
  coalesce(permits.ended_date, 'infinity') as last_day
from public.permits
left join public.permit_groups using (permit_group_ndx)
join public.permit_tiers on permit_tiers.permit_tier_ndx = coalesce(permit_groups.permit_tier_ndx, 0)
join public.aquifer_groups using (aquifer_group_ndx)
join public.permit_statuses using (permit_status_ndx)
join public.permit_types using (permit_type_ndx)
where not permits.removed;
