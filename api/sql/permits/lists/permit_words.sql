-- Permits with their words for lists: 'unset' and 'no owner' are no words. Their group is that of the present fiscal year.
create view permit_words as
select
  permits.*,
  permit_statuses.ends_permit as is_terminated,
  nullif(permit_types.permit_type_desc, '') as permit_type_desc,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group_name,
  volumes.volume_now_gal,
  volumes.coming_volume_gal,
  volumes.coming_volume_from,
  groupings.permit_group_ndx,
  permit_groups.permit_group_name,
  holders.r_organization as owner_org,
  holders.r_name as owner_name,
  concat_ws(' · ', permits.permit_number, permits.permit_name, coalesce(holders.r_organization, holders.r_name))
    as permit_name_for_groups_management
from public.permits
join public.permit_types using (permit_type_ndx)
join public.permit_statuses using (permit_status_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
join permit_groupings as groupings
  on groupings.permit_ndx = permits.permit_ndx
  and (select fiscal_year(public.district_today())) between groupings.from_year and groupings.to_year
left join volumes_of_permits as volumes on volumes.permit_ndx = permits.permit_ndx
left join public.permit_groups on permit_groups.permit_group_ndx = groupings.permit_group_ndx and not permit_groups.removed
left join public.contacts as holders on holders.rolo_ndx = permits.rolo_ndx and holders.rolo_ndx <> 999999;
