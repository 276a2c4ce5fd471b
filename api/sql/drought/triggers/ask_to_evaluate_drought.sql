-- Days are evaluated anew by a job once what they follow from has changed.
create function ask_to_evaluate_drought() returns trigger
language plpgsql
as $$
begin
  if tg_table_name <> 'daily_water_levels' or exists (select from public.indicator_sources where well_ndx is not null) then
    perform api.ask_for_job('evaluate-drought');
  end if;
  return null;
end $$;
create trigger ask_to_evaluate_drought after insert or update or delete on indicator_readings
  for each statement execute function ask_to_evaluate_drought();
create trigger ask_to_evaluate_drought after insert or update or delete on indicator_sources
  for each statement execute function ask_to_evaluate_drought();
create trigger ask_to_evaluate_drought after insert or update or delete on drought_triggers
  for each statement execute function ask_to_evaluate_drought();
create trigger ask_to_evaluate_drought after insert or update or delete on drought_trigger_rules
  for each statement execute function ask_to_evaluate_drought();
create trigger ask_to_evaluate_drought after insert or update or delete on drought_stages
  for each statement execute function ask_to_evaluate_drought();
create trigger ask_to_evaluate_drought after insert or update or delete on daily_water_levels
  for each statement execute function ask_to_evaluate_drought();
