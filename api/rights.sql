-- What the role of the application may do with each table and view. Laid after every migration and at every start by the owner:
-- a database that was restored, or stands beside another on its server, may have its tables without their rights.

grant usage on schema public to artesian_app;

-- What a later migration makes can be used from its first moment on; what is not for the application is taken away below.
alter default privileges in schema public grant select, insert, update, delete on tables to artesian_app;
alter default privileges in schema public grant usage on sequences to artesian_app;

do $$
declare
  change record;
begin
  for change in
    with relations as (
      select pg_class.oid, format('%I.%I', nspname, relname) as name, relkind, nspname
      from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'history', 'pgboss', 'api') and relkind in ('r', 'v', 'S')
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
    ), wanted as (
      select oid, name, relkind,
        case
          when nspname = 'api' then array['select']
          -- Which version the tables are of is for their owner to say.
          when name = 'public.migrations' then array['select']
          when name = 'pgboss.version' then array['select', 'update']
          -- A history is only added to: of records and of months by their triggers, of users and of what people did by the application, which
          -- counts up what it refused.
          when nspname = 'history' or name = 'public.month_corrections' then array['select']
          when name in ('public.user_changes', 'public.activity_events') then array['select', 'insert']
          when name = 'public.refused_attempts' then array['select', 'insert', 'update']
          else array['select', 'insert', 'update', 'delete']
        end as rights
      from relations
      where relkind <> 'S'
    )
    select 'table ' || name as what, privilege, privilege = any (rights) as given
    from wanted, unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger']) as privilege
    where has_table_privilege('artesian_app', oid, privilege) <> (privilege = any (rights))
    union all
    select format('schema %I', nspname), 'usage', true
    from pg_namespace
    where nspname in ('history', 'pgboss', 'api') and not has_schema_privilege('artesian_app', oid, 'usage')
    union all
    select 'sequence ' || name, 'usage', true
    from relations
    where nspname = 'public' and case when relkind = 'S' then not has_sequence_privilege('artesian_app', oid, 'usage') end
  loop
    execute format(
      case when change.given then 'grant %s on %s to artesian_app' else 'revoke %s on %s from artesian_app' end,
      change.privilege, change.what
    );
  end loop;

  -- Not of the versions before it.
  if has_function_privilege('public', to_regprocedure('public.set_district_time_zone(text)'), 'execute') then
    revoke execute on function public.set_district_time_zone from public;
  end if;
  if not has_function_privilege('artesian_app', to_regprocedure('public.set_district_time_zone(text)'), 'execute') then
    grant execute on function public.set_district_time_zone to artesian_app;
  end if;
end $$;
