-- Sessions that were ended before their tokens expired, by name: a session of the identity provider, one token, or all that a person
-- was given until then. Kept until the last token that could name them has expired.
create table ended_sessions (
  name text not null constraint ended_sessions_once primary key,
  ended_at timestamptz not null default now(),
  until timestamptz not null
);
create index ended_sessions_by_age on ended_sessions (until);

-- Wrong passwords by account, whether there is one of that address or not, so that guesses from many addresses are slowed down too.
create table sign_in_failures (
  account_hash text not null constraint sign_in_failures_once primary key,
  failures integer not null,
  last_failure timestamptz not null default now()
);
create index sign_in_failures_by_age on sign_in_failures (last_failure);
