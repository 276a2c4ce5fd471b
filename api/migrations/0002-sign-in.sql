-- Accounts, and what the embedded identity provider remembers.

create table accounts (
  sub text primary key,
  email text not null,
  name text not null,
  nickname text,
  password_hash text not null,
  roles text[] not null default '{}',
  -- One click on the sign-in page signs in; only the demonstration district has such accounts.
  demonstration boolean not null default false,
  blocked boolean not null default false,
  constraint accounts_roles_known check (roles <@ array['Administrator', 'Developer', 'Well Owner'])
);
create unique index accounts_email_unique on accounts (lower(email));

create table sign_in_state (
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  user_code text,
  uid text,
  expires_at timestamptz,
  consumed_at timestamptz,
  primary key (model, id)
);
create index sign_in_state_by_grant on sign_in_state (grant_id);
create index sign_in_state_by_uid on sign_in_state (uid);
create index sign_in_state_by_age on sign_in_state (expires_at);

-- Signing keys of the embedded provider, made at the first start.
create table secrets (
  name text primary key,
  value jsonb not null
);
