-- What the public is told of is looked for by a job whenever what it is told from has changed.
create function ask_to_find_alerts() returns trigger
language plpgsql
as $$
begin
  perform api.ask_for_job('find-alerts');
  return null;
end $$;
create trigger ask_to_find_alerts after insert or update or delete on drought_stage_history
  for each statement execute function ask_to_find_alerts();
create trigger ask_to_find_alerts after insert or update or delete on drought_stage_changes
  for each statement execute function ask_to_find_alerts();
create trigger ask_to_find_alerts after insert or update or delete on drought_declarations
  for each statement execute function ask_to_find_alerts();
create trigger ask_to_find_alerts after insert or update or delete on drought_days
  for each statement execute function ask_to_find_alerts();
create trigger ask_to_find_alerts after insert or update or delete on level_standings
  for each statement execute function ask_to_find_alerts();
