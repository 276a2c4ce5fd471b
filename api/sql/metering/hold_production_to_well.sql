-- What a well reports without a meter belongs to a month that has begun and in which no meter measured it. Wells that are merged bring
-- along what they reported, whatever measures them by then.
create function hold_production_to_well() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  if api.is_metered(new.well_ndx, new.c_year, new.c_month) then
    raise exception 'Well % has a meter in %-%.', new.well_ndx, new.c_year, new.c_month
      using errcode = 'check_violation', constraint = tg_name, table = 'well_production';
  end if;
  return null;
end $$;
create constraint trigger well_production_metered
  after insert or update of c_year, c_month, production_gallons on well_production
  for each row when (new.production_gallons is not null and not is_loading()) execute function hold_production_to_well();

create constraint trigger well_production_not_in_future
  after insert or update of c_year, c_month on well_production
  for each row when (make_date(new.c_year, new.c_month, 1) > public.district_today()) execute function refuse_future_reading();
