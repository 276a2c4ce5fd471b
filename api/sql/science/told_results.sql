-- Results of samples with what files tell them by: the well and the moment.
create view told_results as
select
  results.ndx,
  samples.well_ndx,
  samples.collect_timestamp,
  results.parameter_ndx,
  results.result_value,
  results.is_nondetect
from public.water_quality_results as results
join public.water_quality_samples as samples on samples.ndx = results.sample_ndx;
