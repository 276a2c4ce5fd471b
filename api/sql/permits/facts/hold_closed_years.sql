-- What a closed fiscal year allowed and pumped changes by a correction alone, whatever the change came from.

create function hold_closed_years() returns trigger
language plpgsql
as $$
declare
  closed integer;
begin
  if api.correction_reason() is not null or coalesce(current_setting('app.mending', true), '') = 'on' then
    return null;
  end if;
  select min(fiscal_year) into closed from changed join public.closed_years using (fiscal_year);
  if closed is not null then
    raise exception 'Fiscal year % is closed.', closed
      using errcode = 'check_violation', constraint = 'closed_years_hold', table = 'closed_years';
  end if;
  return null;
end $$;
call follow_statements('permit_months', 'hold_closed_years()');

-- What is computed anew, because it was found wrong or is defined otherwise by a new version, is no change by anybody.
create function open_closed_years() returns text
language sql
return set_config('app.mending', 'on', true);

create function close_them_again() returns text
language sql
return set_config('app.mending', '', true);

-- Only what is over can be closed.
create function close_year() returns trigger
language plpgsql
as $$
begin
  if new.fiscal_year >= api.fiscal_year(public.district_today()) then
    raise exception 'Fiscal year % is not over.', new.fiscal_year
      using errcode = 'check_violation', constraint = 'closed_years_are_over', table = 'closed_years';
  end if;
  -- Do not import may change once it is closed.
  perform api.change_volumes();
  if exists (select from public.permit_recounts where api.fiscal_year(first_month) <= new.fiscal_year) then
    raise exception 'Figures of fiscal year % are being recalculated.', new.fiscal_year
      using errcode = 'check_violation', constraint = 'closed_years_are_counted', table = 'closed_years';
  end if;
  return new;
end $$;
create trigger close_year before insert or update on closed_years for each row execute function close_year();
