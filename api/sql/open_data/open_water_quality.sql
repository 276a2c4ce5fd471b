-- Findings in samples of published wells, as features: one for a sample and parameter, at its well. Parameters that the district
-- ignores are left out, and so is who took the sample.
create view open_water_quality as
select
  results.ndx as result_ndx,
  wells.well_ndx,
  wells.district_well_id as well_id,
  wells.state_well_num,
  samples.collect_timestamp as collected_at,
  parameters.parameter_name as parameter,
  results.result_value as value,
  nullif(units.unit_abbrev, '') as unit,
  results.is_nondetect,
  st_setsrid(st_makepoint(wells.lon_dd, wells.lat_dd), 4326) as geom,
  samples.collect_timestamp as begins_at,
  samples.collect_timestamp as ends_at
from public.water_quality_results as results
join public.water_quality_samples as samples on samples.ndx = results.sample_ndx
join public.wells on wells.well_ndx = samples.well_ndx
join public.aqsci_parameters as parameters on parameters.aqsci_parameter_ndx = results.parameter_ndx
join public.aqsci_units as units using (aqsci_unit_ndx)
where wells.is_published and not wells.removed and not parameters.ignore;
