-- The triggers of each stage, from the day that they hold.
create view ui_list_drought_triggers as
select drought_trigger_ndx, drought_stage_ndx, drought_stage_name, valid_from, flow_cfs, level_ft_msl, source_note
from public.drought_triggers
join public.drought_stages using (drought_stage_ndx);
