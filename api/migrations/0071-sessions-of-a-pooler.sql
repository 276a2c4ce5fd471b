-- Where a pooler shares its connections between transactions, it is the pooler that begins a session: it calls this for each connection to
-- PostgreSQL that it opens. What the application sets by itself where a connection is its own, it finds here.
create function begin_session(district_time_zone text) returns void
language sql
begin atomic
  select
    set_config('search_path', 'public, api', false),
    set_config('timezone', 'UTC', false),
    set_config('app.time_zone', district_time_zone, false),
    set_config('statement_timeout', '30s', false),
    set_config('lock_timeout', '10s', false),
    set_config('idle_in_transaction_session_timeout', '30s', false),
    set_config('jit', 'off', false),
    set_config('role', 'artesian_app', false);
end;
