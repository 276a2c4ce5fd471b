-- The minute that each API key is in, and its calls in it, of all processes together: each adds what it counted every few seconds.
create table api_key_minutes (
  api_key_ndx integer constraint api_key_minutes_key primary key
    constraint api_key_minutes_key_exists references api_keys on delete cascade,
  began_at timestamptz not null,
  calls integer not null
);
