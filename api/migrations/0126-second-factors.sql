-- What an account proves itself by beside its password. Nothing of it goes into a history: secrets are kept in one place.

create table account_passkeys (
  passkey_ndx integer generated always as identity constraint account_passkeys_key primary key,
  sub text not null constraint account_passkeys_account_exists references accounts on delete cascade,
  credential_id text not null constraint account_passkeys_once unique,
  public_key bytea not null,
  -- How often it has signed, as far as it counts: a copy would count by itself.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  made_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index account_passkeys_of_account on account_passkeys (sub);

-- An app that computes codes (TOTP), one for each account.
create table account_authenticators (
  sub text not null
    constraint account_authenticators_once primary key
    constraint account_authenticators_account_exists references accounts on delete cascade,
  secret text not null,
  -- The newest half minute whose code was used: a code is good once.
  last_step bigint not null,
  made_at timestamptz not null default now()
);

-- Of the codes themselves only hashes are kept. Each is good once.
create table account_recovery_codes (
  sub text not null constraint account_recovery_codes_account_exists references accounts on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  constraint account_recovery_codes_once primary key (sub, code_hash)
);

alter table user_changes
  drop constraint user_changes_act_known,
  add constraint user_changes_act_known check (
    act in (
      'created', 'updated', 'deleted', 'invited', 'password set', 'seen as',
      'second factor added', 'second factor removed', 'second factor reset', 'recovery codes made', 'recovery code used'
    )
  );
