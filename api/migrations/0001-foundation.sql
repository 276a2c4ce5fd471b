-- What every table shares: history that the application cannot change, record versions, data versions for cached lists.

create extension if not exists postgis;
create extension if not exists btree_gist;

-- The application works as this role. It may change the district's data, and only add to its history.
do $$
begin
  create role artesian_app nologin;
exception
  when duplicate_object or unique_violation then null;
end $$;

grant artesian_app to current_user;
grant usage on schema public to artesian_app;
alter default privileges in schema public grant select, insert, update, delete on tables to artesian_app;
alter default privileges in schema public grant usage on sequences to artesian_app;

-- History ----------------------------------------------------------------------------------------------------------

create schema history;
grant usage on schema history to artesian_app;

create table history.changes (
  change_ndx bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  request_id text,
  table_name text not null,
  record_key text not null,
  operation text not null constraint changes_operation_known check (operation in ('insert', 'update', 'delete')),
  before jsonb,
  after jsonb
);
create index changes_of_record on history.changes (table_name, record_key, change_ndx desc);
grant select on history.changes to artesian_app;

-- Who acts: set for each transaction by the application, 'system' for migrations and loading.
create function acting_user() returns text
language sql stable
as $$ select coalesce(nullif(current_setting('app.user', true), ''), 'system') $$;

-- Runs as its owner, so that the application can cause an entry and never write or change one itself.
create function history.write_change() returns trigger
language plpgsql security definer set search_path = public, history, pg_temp
as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - array['geom', 'geog'] end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - array['geom', 'geog'] end;
begin
  insert into history.changes (who, request_id, table_name, record_key, operation, before, after)
  values (
    acting_user(),
    nullif(current_setting('app.request', true), ''),
    tg_table_name,
    coalesce(after, before) ->> tg_argv[0],
    lower(tg_op),
    before,
    after
  );
  return null;
end $$;

-- Data versions ----------------------------------------------------------------------------------------------------
-- A counter for each table and backend: no row that all writers wait for, and the sum changes with every commit.

create table data_versions (
  table_name text not null,
  backend integer not null,
  changes bigint not null,
  primary key (table_name, backend)
);

create function count_change() returns trigger
language plpgsql
as $$
begin
  insert into public.data_versions as versions (table_name, backend, changes)
  values (tg_table_name, pg_backend_pid(), 1)
  on conflict (table_name, backend) do update set changes = versions.changes + 1;
  return null;
end $$;

-- Records ----------------------------------------------------------------------------------------------------------

-- Numbers each version of a record and says who made it; what a caller sends for these columns is overwritten.
create function stamp_record() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_timestamp := now();
    new.created_by := acting_user();
    new.updated_timestamp := null;
    new.updated_by := null;
  else
    new.version := old.version + 1;
    new.created_timestamp := old.created_timestamp;
    new.created_by := old.created_by;
    new.updated_timestamp := now();
    new.updated_by := acting_user();
  end if;
  return new;
end $$;

create function stamp_removal() returns trigger
language plpgsql
as $$
begin
  if new.removed and (tg_op = 'INSERT' or not old.removed) then
    new.removed_timestamp := now();
    new.removed_by := acting_user();
  elsif not new.removed then
    new.removed_timestamp := null;
    new.removed_by := null;
  end if;
  return new;
end $$;

-- Every table of the district: history and data version.
create procedure keep_table(target regclass, key_column text)
language plpgsql
as $$
begin
  execute format(
    'create trigger keep_history after insert or update or delete on %s for each row execute function history.write_change(%L)',
    target, key_column);
  execute format(
    'create trigger count_change after insert or update or delete or truncate on %s for each statement execute function count_change()',
    target);
end $$;

-- A table whose rows are records: also their columns `version`, `created_…` and `updated_…`.
create procedure keep_records(target regclass, key_column text)
language plpgsql
as $$
begin
  call keep_table(target, key_column);
  execute format(
    'alter table %s
       add column version integer not null default 1,
       add column created_timestamp timestamptz not null default now(),
       add column created_by text not null default acting_user(),
       add column updated_timestamp timestamptz,
       add column updated_by text', target);
  execute format(
    'create trigger stamp_record before insert or update on %s for each row execute function stamp_record()', target);
end $$;

-- Records that can be removed and restored: also `removed`, `removed_timestamp` and `removed_by`.
create procedure keep_removable_records(target regclass, key_column text)
language plpgsql
as $$
begin
  call keep_records(target, key_column);
  execute format(
    'alter table %s
       add column removed boolean not null default false,
       add column removed_timestamp timestamptz,
       add column removed_by text', target);
  execute format(
    'create trigger stamp_removal before insert or update on %s for each row execute function stamp_removal()', target);
end $$;

-- Numbers in ids are filled with zeros and never cut: `lpad` alone makes 1234 of well 12345, an id that another well has.

create function number_in_id(number bigint, digits integer) returns text
language sql immutable
return lpad(number::text, greatest(digits, length(number::text)), '0');

-- Repeated calls ---------------------------------------------------------------------------------------------------
-- Written in the transaction of the effect itself, so that an effect and its answer are kept together or not at all.

create table idempotency_keys (
  key text not null,
  who text not null,
  call text not null,
  body_hash text not null,
  status integer not null,
  answer jsonb not null,
  at timestamptz not null default now(),
  constraint idempotency_keys_once primary key (who, key)
);
create index idempotency_keys_by_age on idempotency_keys (at);
