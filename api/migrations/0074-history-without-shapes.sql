-- History leaves shapes out. Turning them into text first, only to drop them again, was half of what an entry cost:
-- they are taken out of the row before. 'shaped' says that a table has them.

create or replace function history.write_change() returns trigger
language plpgsql security definer set search_path = public, history, pg_temp
as $$
declare
  before jsonb;
  after jsonb;
begin
  if tg_argv[1] = 'shaped' and tg_op <> 'INSERT' then
    old.geom := null;
    old.geog := null;
  end if;
  if tg_argv[1] = 'shaped' and tg_op <> 'DELETE' then
    new.geom := null;
    new.geog := null;
  end if;
  before := case when tg_op <> 'INSERT' then to_jsonb(old) - array['geom', 'geog'] end;
  after := case when tg_op <> 'DELETE' then to_jsonb(new) - array['geom', 'geog'] end;
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

drop trigger keep_history on wells;
create trigger keep_history after insert or update or delete on wells
for each row execute function history.write_change('well_ndx', 'shaped');
