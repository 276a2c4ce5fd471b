-- Wrong passwords are counted by account and caller, and more slowly for all callers together, so that nobody keeps another person out.
drop table sign_in_failures;
create table sign_in_failures (
  account_hash text not null,
  -- `anyone`, or the hash of a caller or of a device that has signed in before.
  caller_hash text not null,
  failures integer not null,
  last_failure timestamptz not null default now(),
  constraint sign_in_failures_once primary key (account_hash, caller_hash)
);
create index sign_in_failures_by_age on sign_in_failures (last_failure);
