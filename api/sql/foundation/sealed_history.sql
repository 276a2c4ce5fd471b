-- What a change says, in 256 bits: whatever is altered in it gives other ones. Moments count as seconds, in which no time zone has a part.
create function fingerprint_of(change history.changes) returns bytea
language sql stable
begin atomic
  select sha256(convert_to(
    jsonb_build_array(
      change.change_ndx, extract(epoch from change.at), change.who, change.request_id, change.note, change.device,
      change.table_name, change.record_key, change.operation, change.before, change.after
    )::text,
    'UTF8'));
end;

-- The day of a change, the same in every time zone.
create function day_of_change(at timestamptz) returns date
language sql immutable
begin atomic
  select (at at time zone 'UTC')::date;
end;

-- What a day is sealed with: its fingerprints in their order, after the seal of the day before.
create function seal_of_day(of_day date, seal_before bytea) returns bytea
language sql stable
begin atomic
  select sha256(coalesce(seal_before, '') || convert_to(of_day::text, 'UTF8') || coalesce(string_agg(hash, '' order by change_ndx), ''))
  from history.fingerprints
  where day = of_day;
end;

-- The days with changes that wait for their seal. The last two are left out, so that what began before midnight has ended.
create view days_to_seal as
select distinct day_of_change(at) as day
from history.changes
where at >= (coalesce((select max(day) + 1 from history.days), date '1970-01-01'))::timestamp at time zone 'UTC'
  and at < (day_of_change(now()) - 1)::timestamp at time zone 'UTC';

-- As its owner: the application has days sealed, in their order, and cannot write any of it.
create function seal_day(of_day date) returns void
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  last_day history.days;
begin
  lock table history.days in share row exclusive mode;
  select * into last_day from history.days order by day desc limit 1;
  if of_day <= last_day.day or of_day >= api.day_of_change(now()) - 1 then
    return;
  end if;
  insert into history.fingerprints (change_ndx, day, hash)
  select change_ndx, of_day, api.fingerprint_of(changes)
  from history.changes as changes
  where at >= of_day::timestamp at time zone 'UTC' and at < (of_day + 1)::timestamp at time zone 'UTC';
  insert into history.days (day, hash) values (of_day, api.seal_of_day(of_day, last_day.hash));
end $$;
