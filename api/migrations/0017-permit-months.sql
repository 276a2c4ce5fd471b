-- What each permit allowed and pumped in each month. Every report sums these rows, so they are kept, not computed at
-- each look: `api.compute_permit_months` says what they are, and every change of what they come from refreshes the rows
-- that it touches, in the same transaction.

create table permit_months (
  permit_ndx integer not null constraint permit_months_permit_exists references permits on delete cascade,
  c_year smallint not null,
  c_month smallint not null,
  fiscal_year smallint not null,
  -- Null while nothing has been declared.
  drought_stage_ndx smallint,
  -- The fraction that the stage takes away from permits of this type.
  reduction reduction not null,
  -- Gallons; null where the twelve shares do not total 100 %: such a month is shown, and never summed as if it were 0.
  permitted_gal bigint,
  reduced_gal bigint,
  metered_gal bigint not null,
  -- One of the readings was negative, and nobody has explained it.
  has_negative boolean not null,
  -- A meter of the permit was read for this month.
  was_read boolean not null,
  constraint permit_months_key primary key (permit_ndx, c_year, c_month)
);
create index permit_months_by_month on permit_months (c_year, c_month);
create index permit_months_by_fiscal_year on permit_months (fiscal_year, permit_ndx);
create trigger count_change after insert or update or delete or truncate on permit_months
  for each statement execute function count_change();

-- September to August, named for the year of its August.
create function fiscal_year(day date) returns integer
language sql immutable
return extract(year from day)::integer + (extract(month from day) >= 9)::integer;

create function month_range(c_year integer, c_month integer) returns daterange
language sql immutable
return daterange(make_date(c_year, c_month, 1), (make_date(c_year, c_month, 1) + interval '1 month')::date);

-- Whether a range of days, both included, has one of the month's. In plain comparisons, which are asked a million times:
-- an index of ranges answers ten times slower (measured).
create function is_in_month(start_date date, end_date date, c_year integer, c_month integer) returns boolean
language sql immutable
return start_date < (make_date(c_year, c_month, 1) + interval '1 month')::date
  and coalesce(end_date >= make_date(c_year, c_month, 1), true);

-- The permit that a well was linked to first is asked for a million times, too: its index answers in order.
drop index permit_wells_by_well;
create index permit_wells_by_well on permit_wells (well_ndx, start_date, permit_ndx);

-- When a report was last built as a whole.
create table report_runs (
  report text not null constraint report_runs_key primary key,
  last_run timestamptz not null
);
create trigger count_change after insert or update or delete or truncate on report_runs
  for each statement execute function count_change();

-- The views are laid anew with each version of the product, after its migrations; until then nothing is to be refreshed.
-- Whoever loads a whole district says so with `app.loading`, and refreshes once at the end.
create function refresh_permit_months(only_permits integer[], only_month date default null) returns void
language plpgsql
as $$
begin
  if is_loading() or to_regprocedure('api.refresh_permit_months(integer[], date)') is null then
    return;
  end if;
  perform api.refresh_permit_months(only_permits, only_month);
end $$;

create function is_loading() returns boolean
language sql stable
return coalesce(current_setting('app.loading', true), '') = 'on';

-- Held from before a change is looked at until its transaction ends, so that no change of volumes is computed without another
-- that is under way: a reading of a well, and the link of that well to a permit, would each miss the other.
create function change_volumes() returns void
language sql
return pg_advisory_xact_lock(hashtext('permit months'));

-- Permits that the water of these meters may count against, in any month.
create function permits_of_meters(some_meters integer[]) returns integer[]
language sql stable
return (
  select coalesce(array_agg(distinct permit_wells.permit_ndx), '{}')
  from permit_wells
  where permit_wells.well_ndx in (
    select setup_well_ndx from meters where meter_ndx = any (some_meters)
    union
    select well_ndx from meter_wells where meter_ndx = any (some_meters)
  )
);

-- Meters whose water may count against one of these permits, in any month.
create function meters_of_permits(some_permits integer[]) returns integer[]
language sql stable
return (
  select coalesce(array_agg(meter_ndx), '{}')
  from (
    select meters.meter_ndx
    from permit_wells
    join meters on meters.setup_well_ndx = permit_wells.well_ndx
    where permit_wells.permit_ndx = any (some_permits)
    union
    select meter_wells.meter_ndx
    from permit_wells
    join meter_wells using (well_ndx)
    where permit_wells.permit_ndx = any (some_permits)
  ) as found
);

create function permits_of_wells(some_wells integer[]) returns integer[]
language sql stable
return (select coalesce(array_agg(distinct permit_ndx), '{}') from permit_wells where well_ndx = any (some_wells));

-- One function for each thing that changes. Those that arrive by the thousand are followed once a statement, whose
-- changed rows the triggers name `changed` and, of an update, `changed_from`.

create function follow_readings() returns trigger
language plpgsql
as $$
declare
  some_meters integer[] := array(select distinct meter_ndx from changed);
begin
  if tg_op = 'UPDATE' then
    some_meters := some_meters || array(select distinct meter_ndx from changed_from);
  end if;
  if some_meters <> '{}' and not is_loading() then
    perform change_volumes();
    perform chain_readings(some_meters);
    perform refresh_permit_months(permits_of_meters(some_meters));
  end if;
  return null;
end $$;

-- The correction of the chain changes readings too; that needs no following.
create trigger follow_added after insert on meter_readings referencing new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function follow_readings();
create trigger follow_changed after update on meter_readings referencing old table as changed_from new table as changed
  for each statement when (pg_trigger_depth() = 0) execute function follow_readings();
create trigger follow_deleted after delete on meter_readings referencing old table as changed
  for each statement when (pg_trigger_depth() = 0) execute function follow_readings();

create function follow_parts_of_permits() returns trigger
language plpgsql
as $$
declare
  some_permits integer[] := array(select distinct permit_ndx from changed);
begin
  if tg_op = 'UPDATE' then
    some_permits := some_permits || array(select distinct permit_ndx from changed_from);
  end if;
  if some_permits <> '{}' then
    perform refresh_permit_months(some_permits);
  end if;
  return null;
end $$;

create trigger follow_added after insert on permit_distributions referencing new table as changed
  for each statement execute function follow_parts_of_permits();
create trigger follow_changed after update on permit_distributions
  referencing old table as changed_from new table as changed
  for each statement execute function follow_parts_of_permits();
create trigger follow_added after insert on permit_amendments referencing new table as changed
  for each statement execute function follow_parts_of_permits();
create trigger follow_changed after update on permit_amendments
  referencing old table as changed_from new table as changed
  for each statement execute function follow_parts_of_permits();
create trigger follow_deleted after delete on permit_amendments referencing old table as changed
  for each statement execute function follow_parts_of_permits();

create function follow_meter() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  if new.start_reading <> old.start_reading then
    perform chain_readings(array[new.meter_ndx]);
  end if;
  perform refresh_permit_months(
    permits_of_meters(array[new.meter_ndx]) || permits_of_wells(array[old.setup_well_ndx]));
  return null;
end $$;
create trigger follow_meter after update on meters for each row
  when ((old.start_reading, old.setup_well_ndx, old.shares_over_wells)
    is distinct from (new.start_reading, new.setup_well_ndx, new.shares_over_wells))
  execute function follow_meter();

create function follow_meter_wells() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform refresh_permit_months(
    permits_of_wells(array[old.well_ndx, new.well_ndx]) || permits_of_meters(array[old.meter_ndx, new.meter_ndx]));
  return null;
end $$;
create trigger follow_meter_wells after insert or update or delete on meter_wells
  for each row execute function follow_meter_wells();

-- A well's water counts against one permit at a time, so linking it to one changes the others too.
create function follow_permit_wells() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform refresh_permit_months(
    permits_of_wells(array[old.well_ndx, new.well_ndx]) || array[old.permit_ndx, new.permit_ndx]);
  return null;
end $$;
create trigger follow_permit_wells after insert or update or delete on permit_wells
  for each row execute function follow_permit_wells();

create function follow_permit() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform refresh_permit_months(
    permits_of_wells(array(select well_ndx from permit_wells where permit_ndx = new.permit_ndx)) || new.permit_ndx);
  return null;
end $$;
create trigger follow_permit after update on permits for each row
  when ((old.authorized_volume_gal, old.permit_type_ndx, old.start_date, old.ended_date, old.removed)
    is distinct from (new.authorized_volume_gal, new.permit_type_ndx, new.start_date, new.ended_date, new.removed))
  execute function follow_permit();

create function follow_permit_type() returns trigger
language plpgsql
as $$
begin
  perform change_volumes();
  perform refresh_permit_months(array(select permit_ndx from permits where permit_type_ndx = new.permit_type_ndx));
  return null;
end $$;
create trigger follow_permit_type after update on permit_types for each row
  when ((old.d1_pump_reduction, old.d2_pump_reduction, old.d3_pump_reduction, old.d4_pump_reduction)
    is distinct from (new.d1_pump_reduction, new.d2_pump_reduction, new.d3_pump_reduction, new.d4_pump_reduction))
  execute function follow_permit_type();

create function follow_drought_stage() returns trigger
language plpgsql
as $$
begin
  perform refresh_permit_months(null, make_date(new.d_year, new.d_month, 1));
  return null;
end $$;
-- Months are added before anything is declared for them (999), which changes nothing.
create trigger follow_drought_stage after insert on drought_stage_history
  for each row when (new.drought_stage_ndx <> 999) execute function follow_drought_stage();
create trigger follow_changed_drought_stage after update on drought_stage_history
  for each row when (old.drought_stage_ndx <> new.drought_stage_ndx) execute function follow_drought_stage();
