-- Whatever the search path of a connection, a change of a row is stamped: functions of triggers name the schema, which costs nothing for
-- each row; the procedures of migrations bring their path along.
create or replace function stamp_record() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    if coalesce(current_setting('app.bringing_back', true), '') = 'on' then
      return new;
    end if;
    new.version := 1;
    new.created_timestamp := now();
    new.created_by := public.acting_user();
    new.updated_timestamp := null;
    new.updated_by := null;
  else
    new.version := old.version + 1;
    new.created_timestamp := old.created_timestamp;
    new.created_by := old.created_by;
    new.updated_timestamp := now();
    new.updated_by := public.acting_user();
  end if;
  return new;
end $$;

create or replace function stamp_removal() returns trigger
language plpgsql
as $$
begin
  if new.removed and (tg_op = 'INSERT' or not old.removed) then
    new.removed_timestamp := now();
    new.removed_by := public.acting_user();
  elsif not new.removed then
    new.removed_timestamp := null;
    new.removed_by := null;
  end if;
  return new;
end $$;

alter procedure keep_table set search_path = public, pg_temp;
alter procedure keep_records set search_path = public, pg_temp;
alter procedure keep_removable_records set search_path = public, pg_temp;
alter procedure make_lookup set search_path = public, pg_temp;
alter procedure edit_vocabulary set search_path = public, pg_temp;
