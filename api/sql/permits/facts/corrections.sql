-- What is said of a change of permits: why it reaches into the past, and whether its months are shown before it is saved.

-- The first month that nobody has pumped in yet.
create function next_open_month() returns date
language sql stable
return (date_trunc('month', public.district_today()) + interval '1 month')::date;

create function correction_reason() returns text
language sql stable
return nullif(current_setting('app.correction', true), '');

-- An approved amendment has a date of its own.
create function is_amending() returns boolean
language sql stable
return coalesce(current_setting('app.amending', true), '') = 'on';

-- In the month in which a permit is entered, its entry is still being completed.
create function is_being_entered(permit public.permits) returns boolean
language sql stable
return is_loading()
  or (permit.created_timestamp at time zone public.district_time_zone())::date >= date_trunc('month', public.district_today());

-- Whether all of it is undone in the end, for somebody who asked what it would do.
create function is_rehearsing() returns boolean
language sql stable
return coalesce(current_setting('app.rehearsing', true), '') = 'on';

create function is_showing_month_changes() returns boolean
language sql stable
return coalesce(current_setting('app.showing', true), '') = 'on';

create function show_month_changes() returns void
language plpgsql
as $$
begin
  if coalesce(current_setting('app.asking', true), '') = 'on' then
    perform set_config('app.showing', 'on', true);
  end if;
end $$;

-- Nothing is asked of a permit that is being entered.
create function show_month_changes(permit public.permits) returns void
language plpgsql
as $$
begin
  if not api.is_being_entered(permit) then
    perform api.show_month_changes();
  end if;
end $$;
