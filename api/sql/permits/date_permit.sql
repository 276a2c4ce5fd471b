-- A permit's first day, which is that of its year unless told, and its last one when its status says that it has ended.
create function date_permit() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'UPDATE' and new.start_date = make_date(old.permit_year, 1, 1) and new.permit_year <> old.permit_year then
    new.start_date := null;
  end if;
  new.start_date := coalesce(new.start_date, make_date(new.permit_year, 1, 1));
  if exists (
    select from public.permit_statuses where permit_status_ndx = new.permit_status_ndx and ends_permit
  ) then
    new.ended_date := coalesce(new.ended_date, greatest(public.district_today(), new.start_date));
  else
    new.ended_date := null;
  end if;
  return new;
end $$;
create trigger date_permit before insert or update on permits for each row execute function date_permit();
