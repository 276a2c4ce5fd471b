-- Changes of what a permit is and allows hold from a month on (`permit_facts`), and replace what had been planned for later months.
-- `app.holds_from` names the first month, `app.correction` the reason of a change that reaches into the past.

-- The first row of a permit holds since ever; so does what is changed from its first month or before.
create function first_month_of_change(permit public.permits) returns date
language sql stable
return (
  select case when asked > date_trunc('month', permit.start_date) then asked else date '0001-01-01' end
  from coalesce(
    date_trunc('month', nullif(current_setting('app.holds_from', true), '')::date)::date,
    case when not is_being_entered(permit) then next_open_month() end
  ) as asked
);

-- Past months change by a correction alone.
create function demand_reason_before(first_month date, permit public.permits) returns void
language plpgsql
as $$
begin
  perform api.show_month_changes(permit);
  if first_month < api.next_open_month()
    and not api.is_being_entered(permit) and not api.is_amending() and api.correction_reason() is null then
    raise exception 'A change of permit % reaches into the past and needs a reason.', permit.permit_number
      using errcode = 'check_violation', constraint = 'permit_facts_past_needs_reason', table = 'permit_facts';
  end if;
end $$;

-- A row of facts from the month on, as they were before, to be changed.
create function begin_facts(permit public.permits) returns date
language plpgsql
as $$
declare
  first_month constant date := api.first_month_of_change(permit);
begin
  perform set_config('app.facts_changed', 'on', true);
  perform api.demand_reason_before(first_month, permit);
  insert into public.permit_facts
  select
    facts.permit_ndx, first_month, facts.authorized_volume_gal, facts.permit_type_ndx, facts.permit_status_ndx,
    facts.aquifer_group_ndx, facts.primary_use_ndx, facts.secondary_use_ndx, facts.shares
  from public.permit_facts as facts
  where facts.permit_ndx = permit.permit_ndx and facts.holds_from < first_month
  order by facts.holds_from desc
  limit 1
  on conflict (permit_ndx, holds_from) do nothing;
  return first_month;
end $$;

create function begin_permit() returns trigger
language plpgsql
as $$
begin
  insert into public.permit_facts
  values (
    new.permit_ndx, '0001-01-01', new.authorized_volume_gal, new.permit_type_ndx, new.permit_status_ndx, new.aquifer_group_ndx,
    new.primary_use_ndx, new.secondary_use_ndx
  );
  return null;
end $$;
create trigger begin_permit after insert on permits for each row execute function begin_permit();

-- What the permit says of the named facts holds from the month on.
create function hold_facts(permit public.permits, named text[]) returns void
language plpgsql
as $$
declare
  first_month constant date := api.begin_facts(permit);
begin
  update public.permit_facts as facts set
    authorized_volume_gal = case when 'authorized_volume_gal' = any (named)
      then permit.authorized_volume_gal else facts.authorized_volume_gal end,
    permit_type_ndx = case when 'permit_type_ndx' = any (named)
      then permit.permit_type_ndx else facts.permit_type_ndx end,
    permit_status_ndx = case when 'permit_status_ndx' = any (named)
      then permit.permit_status_ndx else facts.permit_status_ndx end,
    aquifer_group_ndx = case when 'aquifer_group_ndx' = any (named)
      then permit.aquifer_group_ndx else facts.aquifer_group_ndx end,
    primary_use_ndx = case when 'primary_use_ndx' = any (named)
      then permit.primary_use_ndx else facts.primary_use_ndx end,
    secondary_use_ndx = case when 'secondary_use_ndx' = any (named)
      then permit.secondary_use_ndx else facts.secondary_use_ndx end
  where facts.permit_ndx = permit.permit_ndx and facts.holds_from >= first_month;
end $$;

create function change_facts() returns trigger
language plpgsql
as $$
begin
  perform api.hold_facts(new, array_remove(array[
    case when new.authorized_volume_gal <> old.authorized_volume_gal then 'authorized_volume_gal' end,
    case when new.permit_type_ndx <> old.permit_type_ndx then 'permit_type_ndx' end,
    case when new.permit_status_ndx <> old.permit_status_ndx then 'permit_status_ndx' end,
    case when new.aquifer_group_ndx <> old.aquifer_group_ndx then 'aquifer_group_ndx' end,
    case when new.primary_use_ndx <> old.primary_use_ndx then 'primary_use_ndx' end,
    case when new.secondary_use_ndx <> old.secondary_use_ndx then 'secondary_use_ndx' end
  ], null));
  return null;
end $$;

-- What is said again of some facts, as it was decided last, with the month that it holds from: it holds from then on, where it did not yet.
create function hold_facts_again(a_permit integer, named text[]) returns void
language plpgsql
as $$
declare
  permit public.permits;
begin
  if coalesce(current_setting('app.holds_from', true), '') = '' then
    return;
  end if;
  select * into permit from public.permits where permit_ndx = a_permit;
  if exists (
    select from api.facts_of_permits as facts
    cross join lateral jsonb_each(to_jsonb(permit)) as decided (name, value)
    where facts.permit_ndx = a_permit
      and facts.holds_until > api.first_month_of_change(permit)
      and decided.name = any (named)
      and to_jsonb(facts) -> decided.name <> decided.value
  ) then
    perform api.hold_facts(permit, named);
  end if;
end $$;

-- The volume of an amendment is added to the whole permit: months before it takes effect are computed without it.
create function amend_volume() returns trigger
language plpgsql
as $$
begin
  update public.permit_facts
  set authorized_volume_gal = authorized_volume_gal + new.authorized_volume_gal - old.authorized_volume_gal
  where permit_ndx = new.permit_ndx;
  return null;
end $$;

create trigger change_facts after update on permits for each row
  when (
    (old.permit_type_ndx, old.permit_status_ndx, old.aquifer_group_ndx, old.primary_use_ndx, old.secondary_use_ndx)
      <> (new.permit_type_ndx, new.permit_status_ndx, new.aquifer_group_ndx, new.primary_use_ndx, new.secondary_use_ndx)
    or (old.authorized_volume_gal <> new.authorized_volume_gal and not is_amending()))
  execute function change_facts();
create trigger amend_volume after update on permits for each row
  when (old.authorized_volume_gal <> new.authorized_volume_gal and is_amending())
  execute function amend_volume();

-- The twelve shares of a permit are what was decided last; its facts say from when.
create function change_shares() returns trigger
language plpgsql
as $$
declare
  permit public.permits;
  decided integer[];
  first_month date;
begin
  for permit in
    select * from public.permits where permit_ndx in (select permit_ndx from changed)
  loop
    decided := array(select share from public.permit_distributions where permit_ndx = permit.permit_ndx order by c_month);
    if exists (select from public.permit_facts where permit_ndx = permit.permit_ndx and shares is null) then
      first_month := '0001-01-01';
    else
      first_month := api.begin_facts(permit);
    end if;
    update public.permit_facts set shares = decided where permit_ndx = permit.permit_ndx and holds_from >= first_month;
  end loop;
  return null;
end $$;
call follow_statements('permit_distributions', 'change_shares()', '{insert,update}');

-- The term has dates of its own. A change of it reaches back to the first month that it gives or takes.
create function hold_term() returns trigger
language plpgsql
as $$
declare
  first_month date := 'infinity';
begin
  if old.start_date <> new.start_date then
    first_month := date_trunc('month', least(old.start_date, new.start_date));
  end if;
  if old.ended_date is distinct from new.ended_date then
    first_month := least(first_month, date_trunc('month', least(old.ended_date, new.ended_date)) + interval '1 month');
  end if;
  perform api.demand_reason_before(first_month, new);
  return null;
end $$;
create trigger hold_term after update on permits for each row
  when ((old.start_date, old.ended_date) is distinct from (new.start_date, new.ended_date) and not is_amending())
  execute function hold_term();
