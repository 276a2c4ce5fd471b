-- Wells that water was pumped from, with the words that stand beside it: their own, and those of all permits that they have ever stood under.
-- In the order of the list, so that the years of the first wells are there before those of the last are added up, and nothing large is sorted.
create view pumpage_of_wells as
select
  wells.well_ndx,
  -- Letter by letter: fifty thousand rows are ordered by it, which by the rules of a language takes as long as all else.
  wells.district_well_id collate "C" as district_well_id,
  nullif(aquifer_groups.aquifer_group_name, '') as aquifer_group_name,
  nullif(management_zones.mgmtzone_name, '') as mgmtzone_name,
  permits.permit_type_group,
  coalesce(permits.permit_use, '{}') as permit_use,
  permits.permit_status,
  permits.permittee_info
from public.wells
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
join public.management_zones using (mgmtzone_ndx)
left join (
  select
    links.well_ndx,
    string_agg(distinct kinds.type_group, ', ') as permit_type_group,
    array_agg(distinct well_uses.well_use_name) filter (where well_uses.well_use_name <> '') as permit_use,
    string_agg(distinct kinds.permit_status_desc, ', ') as permit_status,
    string_agg(distinct coalesce(holders.r_organization, holders.r_name), ', ') as permittee_info
  from public.permit_wells as links
  join permit_kinds as kinds on kinds.permit_ndx = links.permit_ndx
  join public.permits on permits.permit_ndx = links.permit_ndx
  join public.well_uses on well_uses.well_use_ndx = permits.primary_use_ndx
  left join public.contacts as holders on holders.rolo_ndx = permits.rolo_ndx and holders.rolo_ndx <> 999999
  group by links.well_ndx
) as permits on permits.well_ndx = wells.well_ndx
where wells.well_ndx in (select well_ndx from wells_with_production)
order by district_well_id;
