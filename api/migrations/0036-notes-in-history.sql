-- Why a record was changed, where that must be said: the history keeps it beside what was changed.

alter table history.changes add column note text;

-- Runs as its owner, so that the application can cause an entry and never write or change one itself.
create or replace function history.write_change() returns trigger
language plpgsql security definer set search_path = public, history, pg_temp
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - array['geom', 'geog'] end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - array['geom', 'geog'] end;
begin
  insert into history.changes (who, request_id, note, table_name, record_key, operation, before, after)
  values (
    acting_user(),
    nullif(current_setting('app.request', true), ''),
    nullif(current_setting('app.note', true), ''),
    tg_table_name,
    coalesce(after, before) ->> tg_argv[0],
    lower(tg_op),
    before,
    after
  );
  return null;
end $$;
