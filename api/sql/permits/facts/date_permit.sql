-- A permit's first day, which is that of its year unless told, but not before it was issued, and its last one when its status says that it has
-- ended. An end that was not entered goes with such a status; one that was entered stays.
create function first_day_of_permit(permit_year integer, issued_date date) returns date
language sql immutable
return greatest(make_date(permit_year, 1, 1), issued_date);

create function date_permit() returns trigger
language plpgsql
as $$
declare
  ends constant boolean :=
    (select ends_permit from public.permit_statuses where permit_status_ndx = new.permit_status_ndx);
begin
  -- The year of a permit that has begun to count says nothing of its term any more.
  if tg_op = 'UPDATE' and (new.permit_year, new.issued_date) is distinct from (old.permit_year, old.issued_date)
    and new.start_date = old.start_date and old.start_date = api.first_day_of_permit(old.permit_year, old.issued_date)
    and api.is_being_entered(new) then
    new.start_date := null;
  end if;
  new.start_date := coalesce(new.start_date, api.first_day_of_permit(new.permit_year, new.issued_date));
  if ends then
    new.ended_date := coalesce(new.ended_date, greatest(public.district_today(), new.start_date));
  elsif tg_op = 'UPDATE' and new.ended_date is not distinct from old.ended_date and exists (
    select from public.permit_statuses where permit_status_ndx = old.permit_status_ndx and ends_permit
  ) then
    new.ended_date := null;
  end if;
  return new;
end $$;
create trigger date_permit before insert or update on permits for each row execute function date_permit();
