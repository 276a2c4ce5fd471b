-- A reading belongs to a month that has begun and in which its meter was there. Two of these rules are over two tables, so that
-- triggers hold them, each as a constraint of its own name; both sides first wait for changes that are under way.
create function hold_reading_to_meter() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  if exists (
    select
    from public.meters
    where meters.meter_ndx = new.meter_ndx
      and case tg_name
        when 'meter_readings_not_before_joining'
          then date_trunc('month', meters.joined_date) > make_date(new.c_year, new.c_month, 1)
        when 'meter_readings_not_after_retirement'
          then meters.retired_date < make_date(new.c_year, new.c_month, 1)
      end
  ) then
    raise exception 'Meter % has no reading in %-%.', new.meter_ndx, new.c_year, new.c_month
      using errcode = 'check_violation', constraint = tg_name, table = 'meter_readings';
  end if;
  return null;
end $$;
create constraint trigger meter_readings_not_before_joining
  after insert or update of meter_ndx, c_year, c_month on meter_readings
  for each row when (not is_loading()) execute function hold_reading_to_meter();
create constraint trigger meter_readings_not_after_retirement
  after insert or update of meter_ndx, c_year, c_month on meter_readings
  for each row when (not is_loading()) execute function hold_reading_to_meter();

create function refuse_future_reading() returns trigger
language plpgsql
as $$
begin
  raise exception '%-% has not begun.', new.c_year, new.c_month
    using errcode = 'check_violation', constraint = tg_name, table = tg_table_name;
end $$;
-- No plain check, which would have to hold for ever: what was in the future once no longer is.
create constraint trigger meter_readings_not_in_future
  after insert or update of c_year, c_month on meter_readings
  for each row when (make_date(new.c_year, new.c_month, 1) > public.district_today()) execute function refuse_future_reading();

create function hold_meter_to_readings() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  if exists (
    select
    from public.meter_readings as readings
    where readings.meter_ndx = new.meter_ndx
      and not api.is_in_month(
        coalesce(new.joined_date, '-infinity'), new.retired_date, readings.c_year, readings.c_month)
  ) then
    raise exception 'Meter % has readings outside these dates.', new.meter_ndx
      using errcode = 'check_violation', constraint = tg_name, table = 'meters';
  end if;
  return null;
end $$;
create constraint trigger meters_dates_hold_readings
  after update of joined_date, retired_date on meters
  for each row
  when ((old.joined_date, old.retired_date) is distinct from (new.joined_date, new.retired_date))
  execute function hold_meter_to_readings();
