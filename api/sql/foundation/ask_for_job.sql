-- The job begins when this is committed. Without a server there is no such queue yet: then it begins with the server.
create function ask_for_job(asked text) returns void
language sql
begin atomic
  insert into pgboss.job (name, policy, retry_limit, retry_delay, retry_backoff, expire_in)
  select name, policy, retry_limit, retry_delay, retry_backoff, make_interval(secs => expire_seconds)
  from pgboss.queue
  where name = asked
  on conflict do nothing;
end;
