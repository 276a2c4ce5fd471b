create view ui_list_wm_wells as
select
  wells.well_ndx,
  wells.well_class,
  wells.district_well_id,
  wells.well_name,
  wells.is_published,
  wells.in_district,
  permits.well_ndx is not null as is_permited,
  wells.well_contact,
  wells.well_subclass,
  nullif(counties.county_name, '') as county,
  wells.management_zone,
  nullif(districts.district_name, '') as district,
  nullif(aquifer_completions.aq_completion_desc, '') as qa_completion,
  wells.physical_location_address as well_address,
  wells.lat_dd,
  wells.lon_dd,
  array[wells.lon_dd, wells.lat_dd] as position,
  wells.removed,
  past_owners.names as past_owners,
  case when well_uses.well_use_ndx <> 999 then well_uses.well_use_name end as primary_use,
  case when aquifer_groups.aquifer_group_ndx <> 999 then aquifer_groups.aq_group_summary_name end as aq_group_summary_name,
  non_exempt.well_ndx is not null as is_non_exempt,
  concat_ws(
    ' | ', wells.district_well_id, wells.well_name, wells.state_well_num, wells.well_contact,
    wells.physical_location_address, wells.well_class, wells.well_subclass
  ) as concatenated_well_info
from well_words as wells
join public.counties on counties.county_ndx = wells.county_ndx
join public.districts on districts.district_ndx = wells.district_ndx
join public.aquifer_completions on aquifer_completions.aq_completion_ndx = wells.aq_completion_ndx
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
join public.aquifers on aquifers.aquifer_ndx = wells.aquifer_ndx
join public.aquifer_groups on aquifer_groups.aquifer_group_ndx = aquifers.aquifer_group_ndx
left join non_exempt_wells as non_exempt on non_exempt.well_ndx = wells.well_ndx
left join well_permits as permits on permits.well_ndx = wells.well_ndx
left join (
  select
    well_contacts.well_ndx,
    string_agg(coalesce(contacts.r_organization, contacts.r_name), ', ' order by well_contacts.ndx) as names
  from public.well_contacts
  join public.contacts on contacts.rolo_ndx = well_contacts.rolo_ndx
  join public.rolo_types on rolo_types.rolo_type_ndx = well_contacts.rolo_type_ndx
  where rolo_types.rolo_type_desc = 'Past owner' and contacts.rolo_ndx <> 999999
  group by well_contacts.well_ndx
) as past_owners on past_owners.well_ndx = wells.well_ndx;
