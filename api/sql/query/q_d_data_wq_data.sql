create view q_d_data_wq_data as
select
  results.ndx as w_q_data_ndx,
  samples.well_ndx,
  wells.district_well_id as well_id,
  samples.collect_timestamp,
  aqsci_parameters.parameter_name as parameter,
  results.result_value,
  nullif(aqsci_units.unit_abbrev, '') as unit,
  results.is_nondetect,
  nullif(aqsci_labs.aqsci_lab_desc, '') as lab,
  nullif(aqsci_data_sources.aqsci_data_source_desc, '') as source,
  wells.lat_dd as loc_lat_dd,
  wells.lon_dd as loc_lon_dd
from public.water_quality_results as results
join public.water_quality_samples as samples on samples.ndx = results.sample_ndx
join public.wells on wells.well_ndx = samples.well_ndx
join public.aqsci_parameters on aqsci_parameters.aqsci_parameter_ndx = results.parameter_ndx
join public.aqsci_units using (aqsci_unit_ndx)
join public.aqsci_labs using (aqsci_lab_ndx)
join public.aqsci_data_sources using (aqsci_data_source_ndx);
