create view field_water_quality_samples as
select
  samples.*,
  samples.well_ndx as "wellNdx",
  wells.district_well_id,
  coalesce(results.list, '{}') as parameters
from public.water_quality_samples as samples
join public.wells using (well_ndx)
left join lateral (
  select
    array_agg(
      json_build_object(
        'parameter_ndx', results.parameter_ndx, 'result_value', results.result_value, 'is_nondetect', results.is_nondetect)
      order by results.parameter_ndx) as list
  from public.water_quality_results as results
  where results.sample_ndx = samples.ndx
) as results on true;
