create view field_services_map_wells as
select
  wells.well_ndx,
  wells.district_well_id as well_id,
  jsonb_build_object('type', 'Point', 'coordinates', jsonb_build_array(wells.lon_dd, wells.lat_dd)) as location_geometry,
  wells.well_name,
  wells.well_reference_name,
  wells.physical_location_address as well_address,
  wells.well_contact as owner_info,
  owners.r_name as owner_name,
  wells.well_subclass,
  nullif(well_statuses.well_status_name, '') as well_status,
  wells.well_class,
  nullif(well_uses.well_use_name, '') as primary_use,
  wells.lat_dd,
  wells.lon_dd
from well_words as wells
join public.well_statuses using (well_status_ndx)
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
left join public.contacts as owners on owners.rolo_ndx = wells.contact_ndx and owners.rolo_ndx <> 999999
where not wells.removed;
