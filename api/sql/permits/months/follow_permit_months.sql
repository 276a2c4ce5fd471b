-- Sums follow the months that a statement changed, in the same transaction. A month of a permit stays what it is: only what is said of
-- it changes.
create function follow_permit_months() returns trigger
language plpgsql
as $$
declare
  some_permits integer[] := array(select distinct permit_ndx from changed);
begin
  if some_permits = '{}' then
    return null;
  end if;
  insert into public.report_runs (report, last_run) values ('permit-months', clock_timestamp())
  on conflict (report) do update set last_run = excluded.last_run;
  perform api.keep_permit_years(some_permits, array(select distinct fiscal_year from changed));
  perform api.keep_grouping_months(
    array(select distinct grouping_ndx from api.permit_groupings where permit_ndx = any (some_permits)),
    array(select distinct c_year * 12 + c_month - 1 from changed));
  return null;
end $$;
call follow_statements('permit_months', 'follow_permit_months()');

create function empty_sums() returns trigger
language plpgsql
as $$
begin
  delete from public.permit_years;
  truncate public.grouping_months, public.kind_months;
  return null;
end $$;
create trigger empty_sums after truncate on permit_months for each statement execute function empty_sums();

-- A permit of another term runs in other months.
create function follow_kind_of_permit() returns trigger
language plpgsql
as $$
begin
  perform api.change_volumes();
  perform api.keep_grouping_months(
    -- A deleted permit is reported under nothing any more.
    array(select distinct grouping_ndx from api.permit_groupings where permit_ndx = old.permit_ndx) || -old.permit_ndx, null);
  return null;
end $$;
create trigger follow_kind after update on permits for each row
  when ((old.start_date, old.ended_date) is distinct from (new.start_date, new.ended_date))
  execute function follow_kind_of_permit();
create trigger follow_deleted after delete on permits for each row execute function follow_kind_of_permit();

-- A permit of another group counts there from its year on, and no more where it was: in that group, or by itself.
create function follow_membership() returns trigger
language plpgsql
as $$
declare
  permit integer := coalesce(new.permit_ndx, old.permit_ndx);
begin
  perform api.change_volumes();
  perform api.keep_grouping_months(
    array(select distinct grouping_ndx from api.permit_groupings where permit_ndx = permit)
      || array[old.permit_group_ndx, new.permit_group_ndx, -permit],
    api.numbers_of_months(api.kept_months_between(
      api.first_month_of(greatest(1900, least(old.from_year, new.from_year))), 'infinity')));
  return null;
end $$;
create trigger follow_membership after insert or update or delete on permit_memberships
  for each row execute function follow_membership();

create function follow_tiers() returns trigger
language plpgsql
as $$
begin
  if exists (select from changed) and not api.is_loading() then
    perform api.change_volumes();
    perform api.keep_grouping_months(array(select distinct permit_group_ndx from changed), null);
  end if;
  return null;
end $$;
call follow_statements('permit_group_tiers', 'follow_tiers()');

create function follow_summary_of_aquifers() returns trigger
language plpgsql
as $$
begin
  perform api.refresh_allowances(
    array(select distinct permit_ndx from public.permit_facts where aquifer_group_ndx = new.aquifer_group_ndx),
    api.kept_months_between('-infinity', 'infinity'),
    format('Reports count %s as %s', new.aquifer_group_name, new.aq_group_summary_name),
    moves_sums => true);
  return null;
end $$;
create trigger follow_summary after update on aquifer_groups for each row
  when (old.aq_group_summary_name <> new.aq_group_summary_name) execute function follow_summary_of_aquifers();
