-- The elevation of the water is above the datum that stood when it was measured.
create view q_d_data_wl_data as
select
  levels.ndx as w_l_data_ndx,
  levels.well_ndx,
  wells.district_well_id as well_id,
  levels.collect_timestamp,
  levels.dtw_ft,
  round((levels.land_surface_elevation_ft - levels.dtw_ft)::numeric, 2)::double precision as water_elevation_ft,
  levels.vertical_datum,
  levels.is_pumping,
  nullif(wl_meas_methods.wl_meas_method_desc, '') as method,
  nullif(aqsci_data_sources.aqsci_data_source_desc, '') as source,
  levels.remarks,
  wells.lat_dd as loc_lat_dd,
  wells.lon_dd as loc_lon_dd
from public.water_levels as levels
join public.wells on wells.well_ndx = levels.well_ndx
join public.wl_meas_methods using (wl_meas_method_ndx)
join public.aqsci_data_sources using (aqsci_data_source_ndx);
