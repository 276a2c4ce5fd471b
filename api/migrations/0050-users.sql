-- Users are managed here: whoever is invited has no password yet, and what is done to users is kept.

alter table accounts
  alter column password_hash drop not null,
  add column created_at timestamptz not null default now(),
  add column last_login timestamptz,
  -- The account stays, so that the records which it made keep the name of their maker.
  add column deleted_at timestamptz,
  add constraint accounts_deleted_cannot_sign_in check (deleted_at is null or blocked);
drop index accounts_email_unique;
-- The address of somebody who was deleted can be given again.
create unique index accounts_email_unique on accounts (lower(email)) where deleted_at is null;

-- Links by which a person chooses a password, each good for once. Of the link itself only its hash is kept.
create table account_links (
  token_hash text not null constraint account_links_once primary key,
  sub text not null constraint account_links_account_exists references accounts on delete cascade,
  purpose text not null constraint account_links_purpose_known check (purpose in ('invitation', 'reset')),
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_links_of_account on account_links (sub);

-- What was done to users, by whom, whichever directory keeps them. The application adds to it and can change nothing of it.
create table user_changes (
  change_ndx bigint generated always as identity constraint user_changes_key primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null default acting_user(),
  request_id text default nullif(current_setting('app.request', true), ''),
  sub text not null,
  act text not null
    constraint user_changes_act_known check (act in ('created', 'updated', 'deleted', 'invited', 'password set', 'seen as')),
  before jsonb,
  after jsonb
);
create index user_changes_of_user on user_changes (sub, change_ndx desc);
revoke update, delete, truncate on user_changes from artesian_app;
