-- Who looked at what a rule found, and when, follows from the flag.
create function stamp_look_at_finding() returns trigger
language plpgsql
as $$
begin
  if new.is_looked_at and (old is null or not old.is_looked_at) then
    new.looked_at = now();
    new.looked_at_by = public.acting_user();
  elsif not new.is_looked_at then
    new.looked_at = null;
    new.looked_at_by = null;
  end if;
  return new;
end $$;

create trigger stamp_look_at_finding before insert or update on public.level_findings
  for each row execute function stamp_look_at_finding();
