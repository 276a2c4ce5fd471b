-- Whatever changes which stage is in force, or what it takes away, brings the months that are kept of permits up to that.

-- A stage goes on until the next entry, so that an entry changes the months of its area until then.
create function follow_drought_stages() returns trigger
language plpgsql
as $$
declare
  entries public.drought_stage_history[] := array(
    select row(changed.*)::public.drought_stage_history from changed where drought_stage_ndx <> 999);
  one record;
begin
  if tg_op = 'UPDATE' then
    entries := array(
      select row(changed.*)::public.drought_stage_history
      from changed
      join changed_from using (ndx)
      where changed.drought_stage_ndx <> changed_from.drought_stage_ndx
    );
  end if;
  for one in
    select drought_area_ndx, array_agg(make_date(d_year, d_month, 1) order by d_year, d_month) as months
    from unnest(entries)
    group by drought_area_ndx
  loop
    perform api.refresh_allowances(
      api.permits_of_area(one.drought_area_ndx),
      api.months_under_entries(one.drought_area_ndx, one.months),
      to_char(one.months[1], '"Drought stages from" FMMonth YYYY'));
  end loop;
  return null;
end $$;
-- Months are added before anything is declared for them (999), which changes nothing.
call follow_statements('drought_stage_history', 'follow_drought_stages()', '{insert,update}');

-- The permits of an aquifer group are under the stages of another area from a month on. Past months change by a correction alone.
create function follow_drought_area_groups() returns trigger
language plpgsql
as $$
declare
  first_month constant date := least(old.holds_from, new.holds_from);
  some_permits constant integer[] := array(
    select distinct permit_ndx from public.permit_facts
    where aquifer_group_ndx in (old.aquifer_group_ndx, new.aquifer_group_ndx));
begin
  perform api.extend_drought_history();
  -- Months without an entry, of an area that no group belongs to any longer.
  delete from public.drought_stage_history
  where drought_stage_ndx = 999 and drought_area_ndx not in (select drought_area_ndx from api.areas_in_use);
  perform api.change_allowances_from(
    first_month,
    some_permits,
    tg_table_name,
    (
      select format('Drought area of aquifer group %s', aquifer_group_name) from public.aquifer_groups
      where aquifer_group_ndx = coalesce(new.aquifer_group_ndx, old.aquifer_group_ndx)
    ));
  return null;
end $$;
create trigger follow_drought_area_groups after insert or update or delete on drought_area_groups
  for each row execute function follow_drought_area_groups();

-- A stage by day changes its month, and those until the next change. The present month is no correction: stages are declared within it.
create function follow_stage_changes() returns trigger
language plpgsql
as $$
declare
  first_month constant date := date_trunc('month', least(old.from_day, new.from_day));
  -- All of them where a change goes from one area to another.
  some_permits constant integer[] := case
    when tg_op <> 'UPDATE' or old.drought_area_ndx = new.drought_area_ndx
      then api.permits_of_area(coalesce(new.drought_area_ndx, old.drought_area_ndx))
  end;
begin
  if first_month < date_trunc('month', public.district_today()) then
    perform api.demand_reason_for_permits(first_month, coalesce(some_permits, array(select permit_ndx from public.permits)), tg_table_name);
  end if;
  perform api.refresh_allowances(
    some_permits,
    api.kept_months_between(first_month, 'infinity'),
    to_char(least(old.from_day, new.from_day), '"Drought stage by day from" FMMonth FMDD, YYYY'));
  return null;
end $$;
create trigger follow_stage_changes after insert or update or delete on drought_stage_changes
  for each row execute function follow_stage_changes();

create function follow_special_reductions() returns trigger
language plpgsql
as $$
declare
  first_month constant date := least(old.holds_from, new.holds_from);
  some_permits constant integer[] := array(
    select distinct permit_ndx from public.permit_facts
    where (999 in (old.permit_type_ndx, new.permit_type_ndx) or permit_type_ndx in (old.permit_type_ndx, new.permit_type_ndx))
      and (999 in (old.primary_use_ndx, new.primary_use_ndx) or primary_use_ndx in (old.primary_use_ndx, new.primary_use_ndx)));
begin
  perform api.change_allowances_from(
    first_month,
    some_permits,
    tg_table_name,
    (
      select format('Reductions under %s', drought_stage_name) from public.drought_stages
      where drought_stage_ndx = coalesce(new.drought_stage_ndx, old.drought_stage_ndx)
    ));
  return null;
end $$;
create trigger follow_special_reductions after insert or update or delete on drought_reductions
  for each row execute function follow_special_reductions();

create function follow_stage_rule() returns trigger
language plpgsql
as $$
begin
  perform api.refresh_allowances(
    null,
    api.kept_months_between((select min(holds_from) from changed), 'infinity'),
    'Whether drought stages go on');
  return null;
end $$;
call follow_statements('stage_rules', 'follow_stage_rule()', '{insert,delete}');
