-- The wells that a field crew sees around it. In its own words instead of `well_words`: joins that it does not need, thirty thousand
-- times, are felt.
create view field_services_map_wells as
select
  wells.well_ndx,
  wells.district_well_id as well_id,
  point_of(wells.lon_dd, wells.lat_dd) as location_geometry,
  wells.well_name,
  wells.well_reference_name,
  wells.physical_location_address as well_address,
  coalesce(owners.r_organization, owners.r_name) as owner_info,
  owners.r_name as owner_name,
  nullif(well_subclasses.well_subclass_name, '') as well_subclass,
  nullif(well_statuses.well_status_name, '') as well_status,
  nullif(well_classes.well_class_name, '') as well_class,
  nullif(well_uses.well_use_name, '') as primary_use,
  wells.lat_dd,
  wells.lon_dd
from public.wells
left join public.contacts as owners on owners.rolo_ndx = wells.contact_ndx and owners.rolo_ndx <> 999999
join public.well_classes using (well_class_ndx)
join public.well_subclasses using (well_subclass_ndx)
join public.well_statuses using (well_status_ndx)
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
where not wells.removed;
