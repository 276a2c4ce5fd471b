-- Published wells for the public map. What is or is not there is asked by sub-selects: for the whole list PostgreSQL hashes
-- them, and for one well it probes an index. Texts of several rows are grouped by well and joined: for one well PostgreSQL
-- groups its rows alone. 'Unset' (999) is no value here.
create view ui_map_wells as
select
  wells.well_ndx,
  point_of(wells.lon_dd, wells.lat_dd) as location_geometry,
  wells.district_well_id as well_id,
  wells.state_well_num,
  wells.well_name,
  case when contacts.rolo_ndx <> 999999 then coalesce(contacts.r_organization, contacts.r_name) end as owner_info,
  permits.permit_numbers as permits_info,
  wells.physical_location_address as well_address,
  wells.city as well_city,
  nullif(counties.county_name, '') as county,
  nullif(drillers.driller_name, '') as driller_name,
  nullif(well_classes.well_class_name, '') as well_class,
  nullif(well_subclasses.well_subclass_name, '') as well_subclass,
  nullif(well_statuses.well_status_name, '') as well_status,
  nullif(monitoring_statuses.monitoring_status_desc, '') as monitoring_status,
  nullif(well_uses.well_use_name, '') as primary_use,
  nullif(management_zones.mgmtzone_name, '') as management_zone,
  nullif(aquifer_completions.aq_completion_desc, '') as aquifer_completion,
  nullif(aquifer_settings.aq_setting_desc, '') as aquifer_setting,
  nullif(aquifers.aquifer_desc, '') as aquifer,
  case when aquifers.aquifer_group_ndx <> 999 then groups.aq_group_summary_name end as aquifer_name,
  -- Where only the year is known, the first of January that stands for it is told to nobody.
  case when not wells.drilled_year_only then wells.drilled_date end as drilled_date,
  extract(year from wells.drilled_date)::integer as drilled_year,
  wells.well_depth_ft,
  -- A district that keeps how wells are built to itself puts nothing of it on the map.
  case when (select well_logs_are_public from public.district_rules) then wells.pump_gpm end as pump_gpm,
  standings.depth_ft as last_level_ft,
  standings.last_month as last_level_month,
  -- A well counts as active until its status says otherwise: most inventories record only the change.
  well_statuses.well_status_name not in ('Inactive', 'Capped', 'Abandoned', 'Plugged', 'Proposed')
    and wells.plugging_date is null as is_active,
  wells.in_district,
  permits.well_ndx is not null as is_permited,
  wells.monitoring_status_ndx <> 999 as is_monitoring,
  exists (select from public.water_levels where water_levels.well_ndx = wells.well_ndx)
    -- Days are kept by the million: `limit` has PostgreSQL look for one of each well instead of hashing all.
    or coalesce(
      (select true from public.daily_water_levels as days where days.well_ndx = wells.well_ndx limit 1), false
    ) as has_water_levels_data,
  exists (
    select from public.water_quality_samples where water_quality_samples.well_ndx = wells.well_ndx
  ) as has_wq_data,
  exists (
    select from wells_with_production where wells_with_production.well_ndx = wells.well_ndx
  ) as has_production_data,
  wells.has_geo_log,
  levels.level_class,
  wells.index_well as is_index_well,
  -- Most wells have none: those are not looked up.
  case when wells.available_logs_list <> '{}' then (
    select string_agg(well_log_types.well_log_type_desc, ', ' order by well_log_types.well_log_type_desc)
    from public.well_log_types
    where well_log_types.well_log_type_ndx = any (wells.available_logs_list)
  ) end as available_logs,
  visits.inspections_info,
  visits.enforcements_info,
  wells.directions_to_well,
  wells.lat_dd,
  wells.lon_dd,
  files.attached_documents,
  files.attached_photos
from public.wells
left join public.contacts on contacts.rolo_ndx = wells.contact_ndx
join public.well_classes using (well_class_ndx)
join public.well_subclasses using (well_subclass_ndx)
join public.well_statuses using (well_status_ndx)
join public.monitoring_statuses using (monitoring_status_ndx)
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
join public.management_zones using (mgmtzone_ndx)
join public.aquifer_completions using (aq_completion_ndx)
join public.aquifer_settings using (aq_setting_ndx)
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups as groups using (aquifer_group_ndx)
join public.counties using (county_ndx)
join public.drillers using (driller_ndx)
left join level_classes_today as levels on levels.well_ndx = wells.well_ndx
left join public.level_standings as standings on standings.well_ndx = wells.well_ndx
left join well_permits as permits on permits.well_ndx = wells.well_ndx
left join (
  select
    inspections.well_ndx,
    string_agg(named.visit, ', ' order by inspections.inspection_date desc, inspections.ir_ndx desc) as inspections_info,
    string_agg(named.visit, ', ' order by inspections.inspection_date desc, inspections.ir_ndx desc)
      filter (where inspection_types.is_enforcement) as enforcements_info
  from public.inspections
  join public.inspection_types on inspection_types.ir_type_ndx = inspections.ir_type_ndx
  cross join lateral (
    select concat_ws(
      ' ', (inspections.inspection_date at time zone district_time_zone())::date, nullif(inspection_types.ir_type_desc, '')
    ) as visit
  ) as named
  group by inspections.well_ndx
) as visits on visits.well_ndx = wells.well_ndx
left join (
  -- 'name;address' pairs: the signs that part them cannot stand in a name. Of documents those whose tags are for the public.
  select
    named.well_ndx,
    string_agg(pair, ',' order by att_ndx) filter (where not photo_gallery) as attached_documents,
    string_agg(pair, ',' order by att_ndx) filter (where photo_gallery) as attached_photos
  from (
    select well_ndx, att_ndx, photo_gallery, translate(original_filename, ',;', '  ') || ';' || system_filepath as pair
    from kept_files
    join public.attachment_tags on attachment_tags.att_tag_ndx = kept_files.tags
    where (photo_gallery or for_public) and not cannot_be_shown
  ) as named
  group by named.well_ndx
) as files on files.well_ndx = wells.well_ndx
where wells.is_published and not wells.removed;
