-- Held from before a change is looked at until its transaction ends, so that no change of volumes is computed without another
-- that is under way: a reading of a well, and the link of that well to a permit, would each miss the other.
create function change_volumes() returns void
language sql
return pg_advisory_xact_lock(hashtext('permit months'));
