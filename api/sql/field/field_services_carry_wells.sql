create view field_services_carry_wells as
with
visits as (
  select well_ndx, max(inspection_date) as last_at
  from public.inspections
  group by well_ndx
)
select
  wells.well_ndx,
  wells.district_well_id as well_id,
  wells.well_name,
  wells.lat_dd,
  wells.lon_dd,
  wells.physical_location_address as well_address,
  coalesce(owners.r_organization, owners.r_name) as owner_info,
  nullif(well_classes.well_class_name, '') as well_class,
  nullif(well_statuses.well_status_name, '') as well_status,
  nullif(well_uses.well_use_name, '') as primary_use,
  coalesce(wells.well_depth_ft, wells.total_borehole_depth_ft) as well_depth_ft,
  levels.dtw_ft as last_dtw_ft,
  levels.collect_timestamp as last_level_at,
  levels.is_pumping as last_level_is_pumping,
  levels.wl_meas_point_height_in as last_meas_point_height_in,
  visits.last_at as last_inspection_at,
  wells.version
from public.wells
left join public.contacts as owners on owners.rolo_ndx = wells.contact_ndx and owners.rolo_ndx <> 999999
join public.well_classes using (well_class_ndx)
join public.well_statuses using (well_status_ndx)
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
left join last_hand_levels as levels on levels.well_ndx = wells.well_ndx
left join visits on visits.well_ndx = wells.well_ndx
where not wells.removed;
