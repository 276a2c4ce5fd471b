-- Work that outlasts a request: the tables of pg-boss 10 (its version 24), laid here because the application may make none.
-- Where pg-boss has a partition for each kind of job there is one table for all, so that a new kind is a row and no table.

create schema pgboss;
grant usage on schema pgboss to artesian_app;

-- In this order: what is less than active waits.
create type pgboss.job_state as enum ('created', 'retry', 'active', 'completed', 'cancelled', 'failed');

create table pgboss.version (
  version integer constraint version_key primary key,
  maintained_on timestamptz,
  cron_on timestamptz,
  monitored_on timestamptz
);
insert into pgboss.version (version) values (24);

create table pgboss.queue (
  name text constraint queue_key primary key,
  policy text,
  retry_limit integer,
  retry_delay integer,
  retry_backoff boolean,
  expire_seconds integer,
  retention_minutes integer,
  dead_letter text constraint queue_dead_letter_exists references pgboss.queue,
  partition_name text,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now()
);

create table pgboss.schedule (
  name text constraint schedule_key primary key
    constraint schedule_queue_exists references pgboss.queue on delete cascade,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now()
);

create table pgboss.subscription (
  event text not null,
  name text not null constraint subscription_queue_exists references pgboss.queue on delete cascade,
  created_on timestamptz not null default now(),
  updated_on timestamptz not null default now(),
  constraint subscription_key primary key (event, name)
);

create table pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null constraint job_queue_exists references pgboss.queue deferrable initially deferred,
  priority integer not null default 0,
  data jsonb,
  state pgboss.job_state not null default 'created',
  retry_limit integer not null default 2,
  retry_count integer not null default 0,
  retry_delay integer not null default 0,
  retry_backoff boolean not null default false,
  start_after timestamptz not null default now(),
  started_on timestamptz,
  singleton_key text,
  singleton_on timestamp,
  expire_in interval not null default interval '15 minutes',
  created_on timestamptz not null default now(),
  completed_on timestamptz,
  keep_until timestamptz not null default now() + interval '14 days',
  output jsonb,
  dead_letter text constraint job_dead_letter_exists references pgboss.queue deferrable initially deferred,
  policy text,
  constraint job_key primary key (name, id)
);
create unique index job_waits_once on pgboss.job (name, coalesce(singleton_key, ''))
  where state = 'created' and policy = 'short';
create unique index job_runs_once on pgboss.job (name, coalesce(singleton_key, ''))
  where state = 'active' and policy = 'singleton';
create unique index job_is_once on pgboss.job (name, state, coalesce(singleton_key, ''))
  where state <= 'active' and policy = 'stately';
create unique index job_once_in_a_while on pgboss.job (name, singleton_on, coalesce(singleton_key, ''))
  where state <> 'cancelled' and singleton_on is not null;
create index job_to_fetch on pgboss.job (name, start_after) include (priority, created_on, id) where state < 'active';

create table pgboss.archive (
  like pgboss.job,
  archived_on timestamptz not null default now(),
  constraint archive_key primary key (name, id)
);
create index archive_by_age on pgboss.archive (archived_on);

-- What pg-boss calls at the start for each kind of job; what is declared anew goes for jobs from then on.
create function pgboss.create_queue(queue_name text, options json) returns void
language sql
begin atomic
  insert into pgboss.queue (
    name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_minutes, dead_letter
  )
  values (
    queue_name,
    options ->> 'policy',
    (options ->> 'retryLimit')::integer,
    (options ->> 'retryDelay')::integer,
    (options ->> 'retryBackoff')::boolean,
    (options ->> 'expireInSeconds')::integer,
    (options ->> 'retentionMinutes')::integer,
    options ->> 'deadLetter'
  )
  on conflict (name) do update set
    policy = excluded.policy,
    retry_limit = excluded.retry_limit,
    retry_delay = excluded.retry_delay,
    retry_backoff = excluded.retry_backoff,
    expire_seconds = excluded.expire_seconds,
    retention_minutes = excluded.retention_minutes,
    dead_letter = excluded.dead_letter,
    updated_on = now();
end;

grant select, insert, update, delete on all tables in schema pgboss to artesian_app;
-- The version says what the tables are: the application only notes there when it looked after the jobs.
revoke insert, delete on pgboss.version from artesian_app;
