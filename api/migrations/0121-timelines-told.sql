-- A standby that follows a server which was promoted says so in its control file, which it writes with a checkpoint, or before it removes
-- the file of a table. So whoever waits for that has an empty table's file replaced: the standby writes as soon as it has replayed it.
create table timeline_marks ();

create function mark_timeline() returns void
language sql security definer
set search_path = pg_catalog, pg_temp
as 'truncate public.timeline_marks';
revoke execute on function mark_timeline from public;
grant execute on function mark_timeline to artesian_app;
