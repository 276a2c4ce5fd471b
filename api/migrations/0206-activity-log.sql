-- What people did beside changing records: they signed in, took files away, made keys. The application adds to it and can change nothing
-- of it. What was done to records is in the history, and to users in user_changes.
create table activity_events (
  event_ndx bigint generated always as identity constraint activity_events_key primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null default acting_user(),
  request_id text default nullif(current_setting('app.request', true), ''),
  act text not null
    constraint activity_events_act_known check (act in ('signed in', 'signed out', 'exported', 'key generated')),
  about text,
  from_address text
);
create index activity_events_by_time on activity_events (at);
create trigger count_change after insert or update or delete or truncate on activity_events
  for each statement execute function count_change();

-- What was refused, counted by the hour: no flood of attempts fills the disk.
create table refused_attempts (
  hour timestamptz not null,
  act text not null constraint refused_attempts_act_known check (act in ('sign-in refused', 'access refused')),
  -- Nobody where the address has no account, which might be a password in the wrong field: it is not kept.
  who text not null default '',
  from_address text not null,
  about text not null default '',
  times integer not null default 1 constraint refused_attempts_happened check (times > 0),
  last_at timestamptz not null default now(),
  constraint refused_attempts_key primary key (hour, act, who, from_address, about)
);
create trigger count_change after insert or update or delete or truncate on refused_attempts
  for each statement execute function count_change();

-- They are read with the others from now on.
create trigger count_change after insert or update or delete or truncate on user_changes
  for each statement execute function count_change();
