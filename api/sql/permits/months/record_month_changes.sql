-- What a correction changed in past months is kept with its reason. Whoever asks before saving (`app.asking`) is shown all months that a
-- change of facts would change, and the rows are taken back with it.

-- As its owner: the application can neither add to the corrections by itself nor take any back.
create function record_month_changes() returns trigger
language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  -- A statement sees the rows that it took away, those that it added, or both.
  nothing constant text := 'select * from public.permit_months where false';
  before constant text := case tg_op when 'INSERT' then nothing when 'UPDATE' then 'table changed_from' else 'table changed' end;
  after constant text := case when tg_op = 'DELETE' then nothing else 'table changed' end;
begin
  if not api.is_showing_month_changes() and api.correction_reason() is null then
    return null;
  end if;
  execute format(
    'insert into public.month_corrections
       (permit_ndx, c_year, c_month, permitted_before_gal, permitted_after_gal, reduced_before_gal, reduced_after_gal,
        metered_before_gal, metered_after_gal, reason)
     select
       permit_ndx, c_year, c_month, before.permitted_gal, after.permitted_gal, before.reduced_gal, after.reduced_gal,
       coalesce(before.metered_gal, 0), coalesce(after.metered_gal, 0), api.correction_reason()
     from (%s) as before
     full join (%s) as after using (permit_ndx, c_year, c_month)
     where (before.permitted_gal, before.reduced_gal, coalesce(before.metered_gal, 0))
         is distinct from (after.permitted_gal, after.reduced_gal, coalesce(after.metered_gal, 0))
       and (api.is_showing_month_changes() or make_date(c_year, c_month, 1) < api.next_open_month())
       -- A permit that is deleted for good takes its months along.
       and exists (select from public.permits where permits.permit_ndx = coalesce(before.permit_ndx, after.permit_ndx))
     on conflict (permit_ndx, c_year, c_month, corrected_at) do update set
       permitted_after_gal = excluded.permitted_after_gal,
       reduced_after_gal = excluded.reduced_after_gal,
       metered_after_gal = excluded.metered_after_gal',
    before, after);
  -- Of twelve shares that are saved one by one, some months are in the end what they were.
  delete from public.month_corrections
  where corrected_at = now()
    and (permitted_before_gal, reduced_before_gal, metered_before_gal)
      is not distinct from (permitted_after_gal, reduced_after_gal, metered_after_gal);
  return null;
end $$;
call follow_statements('permit_months', 'record_month_changes()');

-- What the present transaction changed, month by month. Exceeding is what a permit pumped beyond its volume, before the others of its group
-- make good for it.
create view month_changes_under_way as
select
  changes.permit_ndx,
  permits.permit_number,
  changes.c_year::integer as c_year,
  changes.c_month::integer as c_month,
  changes.permitted_before_gal,
  changes.permitted_after_gal,
  changes.reduced_before_gal,
  changes.reduced_after_gal,
  changes.metered_before_gal,
  changes.metered_after_gal,
  greatest(0, changes.metered_before_gal - changes.reduced_before_gal) as exceeding_before_gal,
  greatest(0, changes.metered_after_gal - changes.reduced_after_gal) as exceeding_after_gal
from public.month_corrections as changes
join public.permits using (permit_ndx)
where changes.corrected_at = now();
