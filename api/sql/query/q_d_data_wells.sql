create view q_d_data_wells as
select
  wells.well_ndx,
  wells.district_well_id as well_id,
  wells.state_well_num,
  wells.well_name,
  permits.well_ndx is not null as is_permitted,
  wells.in_district,
  produced.well_ndx is not null as has_production_data,
  wells.has_geo_log,
  wells.well_class,
  wells.well_subclass,
  nullif(primary_uses.well_use_name, '') as well_primary_use,
  nullif(secondary_uses.well_use_name, '') as well_secondary_use,
  nullif(well_statuses.well_status_name, '') as well_status,
  nullif(monitoring_statuses.monitoring_status_desc, '') as well_monitoring_status,
  owners.r_name as owner_name,
  owners.r_organization as owner_organization,
  owners.address as owner_address,
  owners.r_email as owner_email,
  owners.r_phone as owner_phone,
  permits.permit_numbers,
  permits.permit_names,
  wells.physical_location_address as loc_address,
  wells.city as loc_city,
  nullif(counties.county_name, '') as loc_county,
  nullif(districts.district_name, '') as loc_district,
  wells.management_zone as loc_mgmtzone,
  wells.lat_dd as loc_lat_dd,
  wells.lon_dd as loc_lon_dd,
  wells.elevation_ft as loc_elevation_ft,
  wells.tx_grid as loc_tx_grid,
  nullif(drillers.driller_name, '') as dr_driller,
  case when not wells.drilled_year_only then wells.drilled_date end as dr_drilled_date,
  extract(year from wells.drilled_date)::integer as dr_drilled_year,
  wells.well_depth_ft as dr_well_depth_ft,
  wells.bore_diam_in as dr_bore_diam_in,
  wells.pump_depth_ft as dr_pump_depth_ft,
  wells.pump_gpm as dr_pump_gpm,
  wells.plugging_date as dr_plugging_date,
  nullif(aquifer_groups.aquifer_group_name, '') as hyg_aquifer_group,
  nullif(aquifers.aquifer_desc, '') as hyg_aquifer,
  nullif(aquifer_completions.aq_completion_desc, '') as hyg_aquifer_completion,
  nullif(aquifer_settings.aq_setting_desc, '') as hyg_aquifer_setting,
  nullif(formations.formation_name, '') as hyg_formation,
  nullif(watersheds.watershed_name, '') as hyg_watershed
from well_words as wells
join public.well_uses as primary_uses on primary_uses.well_use_ndx = wells.primary_use_ndx
join public.well_uses as secondary_uses on secondary_uses.well_use_ndx = wells.secondary_use_ndx
join public.well_statuses using (well_status_ndx)
join public.monitoring_statuses using (monitoring_status_ndx)
join public.counties using (county_ndx)
join public.districts using (district_ndx)
join public.drillers using (driller_ndx)
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
join public.aquifer_completions using (aq_completion_ndx)
join public.aquifer_settings using (aq_setting_ndx)
join public.formations using (formation_ndx)
join public.watersheds using (watershed_ndx)
left join contact_addresses as owners on owners.rolo_ndx = wells.contact_ndx
left join well_permits as permits on permits.well_ndx = wells.well_ndx
left join (select distinct well_ndx from wells_with_production) as produced on produced.well_ndx = wells.well_ndx
where not wells.removed;
