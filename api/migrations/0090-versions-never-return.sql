-- A version of the data stands for one state of it, for ever: lists in memory and in browsers are kept by it. A count does not do where a
-- standby is promoted that lacks the last changes, or a database is taken back to yesterday: others are counted in their place, and the
-- number is reached again with other rows. So each change goes on by a step that no other history of the same rows takes.

create function count_change_of(changed text) returns void
language sql
as $$
  insert into public.data_versions as versions (table_name, backend, changes)
  values (changed, pg_backend_pid(), 1 + floor(random() * 1000000000)::bigint)
  on conflict (table_name, backend) do update set changes = versions.changes + excluded.changes;
$$;

create or replace function count_change() returns trigger
language plpgsql
as $$
begin
  perform public.count_change_of(tg_table_name);
  return null;
end $$;
