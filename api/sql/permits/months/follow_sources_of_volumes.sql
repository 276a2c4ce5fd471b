-- Whatever changes what a permit allows or pumps brings its kept months up to that, in the same transaction: one function for
-- each thing that changes. Those that arrive by the thousand are followed once a statement.

-- A correction of a reading changes its own month and that of the next one, so that of a permit's years only those are computed anew.
create function follow_readings() returns trigger
language plpgsql
as $$
declare
  some_readings public.meter_readings[];
begin
  if api.is_loading() or not exists (select from changed) then
    return null;
  end if;
  some_readings := array(select row(changed.*)::public.meter_readings from changed);
  if tg_op = 'UPDATE' then
    some_readings := some_readings || array(select row(changed_from.*)::public.meter_readings from changed_from);
  end if;
  perform api.change_volumes();
  perform api.refresh_permit_months(
    api.permits_of_meters(array(select distinct meter_ndx from unnest(some_readings))),
    array(
      select make_date(c_year, c_month, 1) from unnest(some_readings)
      union
      select api.chain_readings(some_readings)
    ));
  return null;
end $$;

-- The correction of the chain changes readings too; that needs no following.
call follow_statements('meter_readings', 'follow_readings()', only_when => 'pg_trigger_depth() = 0');

create function follow_well_production() returns trigger
language plpgsql
as $$
declare
  some_wells integer[] := array(select distinct well_ndx from changed);
  some_months date[] := array(select distinct make_date(c_year, c_month, 1) from changed);
begin
  if tg_op = 'UPDATE' then
    some_wells := some_wells || array(select distinct well_ndx from changed_from);
    some_months := some_months || array(select distinct make_date(c_year, c_month, 1) from changed_from);
  end if;
  if some_wells <> '{}' and not api.is_loading() then
    perform api.change_volumes();
    perform api.refresh_permit_months(api.permits_of_wells(some_wells), some_months);
  end if;
  return null;
end $$;

call follow_statements('well_production', 'follow_well_production()');

-- Facts hold from a month on, and earlier months stay. A permit of another aquifer or status is also summed up elsewhere from then on.
create function follow_facts() returns trigger
language plpgsql
as $$
declare
  changes public.permit_facts[] := array(select row(changed.*)::public.permit_facts from changed);
  moves_sums boolean := true;
begin
  if tg_op = 'UPDATE' then
    -- The volume that an amendment changes is that of the whole permit: its months follow when the amendment is written.
    if api.is_amending() and not exists (
      select
      from changed
      join changed_from using (permit_ndx, holds_from)
      where changed.authorized_volume_gal = changed_from.authorized_volume_gal and changed is distinct from changed_from
    ) then
      return null;
    end if;
    changes := array(
      select row(changed.*)::public.permit_facts
      from changed
      join changed_from using (permit_ndx, holds_from)
      where changed is distinct from changed_from
    );
    moves_sums := exists (
      select
      from changed
      join changed_from using (permit_ndx, holds_from)
      where (changed.aquifer_group_ndx, changed.permit_status_ndx)
        <> (changed_from.aquifer_group_ndx, changed_from.permit_status_ndx)
    );
  end if;
  perform api.refresh_allowances(
    array(select distinct permit_ndx from unnest(changes)),
    api.kept_months_between((select min(holds_from) from unnest(changes)), 'infinity'),
    'Changes of permits',
    moves_sums);
  return null;
end $$;

create function follow_amendments() returns trigger
language plpgsql
as $$
declare
  some_permits integer[] := array(select distinct permit_ndx from changed);
begin
  if tg_op = 'UPDATE' then
    some_permits := some_permits || array(select distinct permit_ndx from changed_from);
  end if;
  perform api.refresh_allowances(some_permits, api.kept_months_between('-infinity', 'infinity'), 'Amendments');
  return null;
end $$;

-- A row of facts is added as a copy of the one before, which changes nothing yet.
call follow_statements('permit_facts', 'follow_facts()', '{update,delete}');
call follow_statements('permit_amendments', 'follow_amendments()');

create function follow_meter() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  if (new.start_reading, new.joined_date) is distinct from (old.start_reading, old.joined_date) then
    perform api.chain_meters(array[new.meter_ndx]);
  end if;
  perform api.refresh_permit_months(
    api.permits_of_meters(array[new.meter_ndx]) || api.permits_of_wells(array[old.setup_well_ndx]));
  return null;
end $$;
create trigger follow_meter after update on meters for each row
  when ((old.start_reading, old.joined_date, old.setup_well_ndx, old.shares_over_wells)
    is distinct from (new.start_reading, new.joined_date, new.setup_well_ndx, new.shares_over_wells))
  execute function follow_meter();

-- Gallons of past months change by a correction alone. In the month in which a meter is entered, its entry is still being completed.
create function demand_reason_for_dials(some_meters integer[]) returns void
language plpgsql
as $$
begin
  if not exists (
    select from public.meters
    where meter_ndx = any (some_meters)
      and (created_timestamp at time zone public.district_time_zone())::date
        < date_trunc('month', public.district_today())
  ) then
    return;
  end if;
  perform api.show_month_changes();
  if api.correction_reason() is null then
    raise exception 'A change of a dial reaches into the past and needs a reason.'
      using errcode = 'check_violation', constraint = 'meter_dials_past_needs_reason', table = 'meter_dials';
  end if;
end $$;

-- A change of a dial changes the gallons of all readings that were read from it.
create function follow_meter_dials() returns trigger
language plpgsql
as $$
declare
  some_meters integer[] := array(select distinct meter_ndx from changed);
begin
  if tg_op = 'UPDATE' then
    some_meters := some_meters || array(select distinct meter_ndx from changed_from);
  end if;
  if some_meters <> '{}' and not api.is_loading() then
    perform api.change_volumes();
    if api.chain_meters(some_meters) then
      perform api.demand_reason_for_dials(some_meters);
      perform api.refresh_permit_months(api.permits_of_meters(some_meters));
    end if;
  end if;
  return null;
end $$;

call follow_statements('meter_dials', 'follow_meter_dials()');

create function follow_meter_wells() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  perform api.refresh_permit_months(
    api.permits_of_wells(array[old.well_ndx, new.well_ndx]) || api.permits_of_meters(array[old.meter_ndx, new.meter_ndx]));
  return null;
end $$;
create trigger follow_meter_wells after insert or update or delete on meter_wells
  for each row execute function follow_meter_wells();

-- A well's water counts against one permit at a time, so linking it to one changes the others too.
create function follow_permit_wells() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  perform api.refresh_permit_months(
    api.permits_of_wells(array[old.well_ndx, new.well_ndx]) || array[old.permit_ndx, new.permit_ndx]);
  return null;
end $$;
create trigger follow_permit_wells after insert or update or delete on permit_wells
  for each row execute function follow_permit_wells();

create function follow_permit() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  perform api.refresh_permit_months(
    api.permits_of_wells(array(select well_ndx from public.permit_wells where permit_ndx = new.permit_ndx))
      || new.permit_ndx);
  return null;
end $$;
create trigger follow_permit after update on permits for each row
  when ((old.start_date, old.ended_date, old.removed) is distinct from (new.start_date, new.ended_date, new.removed))
  execute function follow_permit();

-- What a status allows is said of all permits that ever had it.
create function follow_status() returns trigger
language plpgsql
as $$
begin
  perform api.refresh_allowances(
    array(select distinct permit_ndx from public.permit_facts where permit_status_ndx = new.permit_status_ndx),
    api.kept_months_between((
      select min(holds_from) from public.permit_facts where permit_status_ndx = new.permit_status_ndx
    ), 'infinity'),
    format('Permit status %s', new.permit_status_desc));
  return null;
end $$;
create trigger follow_status after update on permit_statuses for each row
  when (old.allows_pumping <> new.allows_pumping) execute function follow_status();

create function follow_reductions() returns trigger
language plpgsql
as $$
begin
  perform api.refresh_allowances(
    array(
      select distinct permit_ndx from public.permit_facts where permit_type_ndx in (old.permit_type_ndx, new.permit_type_ndx)),
    api.kept_months_between(least(old.holds_from, new.holds_from), 'infinity'),
    (
      select format('Reductions of permit type %s', permit_type_desc) from public.permit_types
      where permit_type_ndx = coalesce(new.permit_type_ndx, old.permit_type_ndx)
    ));
  return null;
end $$;
create trigger follow_reductions after insert or delete or update on permit_type_reductions
  for each row execute function follow_reductions();
