-- Whoever may do everything in the database could alter history unseen. So each change of a day that is over has a fingerprint, and each
-- such day a seal made of them and of the seal before: who keeps the seal of a day elsewhere sees whether anything before it was altered.

create table history.days (
  day date constraint history_days_key primary key,
  hash bytea not null constraint history_days_hash_of_256_bits check (length(hash) = 32),
  sealed_at timestamptz not null default clock_timestamp()
);

create table history.fingerprints (
  change_ndx bigint constraint history_fingerprints_key primary key,
  day date not null,
  hash bytea not null constraint history_fingerprints_hash_of_256_bits check (length(hash) = 32)
);
create index fingerprints_of_day on history.fingerprints (day, change_ndx);
create index changes_by_time on history.changes using brin (at);

grant select on history.days, history.fingerprints to artesian_app;
