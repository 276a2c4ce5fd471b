-- How permits report, with the name of those that each row is of.
create view list_report_periods as
select
  periods.*,
  coalesce(permits.permit_number, types.permit_type_desc, 'All permits') as applies_to
from public.report_periods as periods
left join public.permits using (permit_ndx)
left join public.permit_types as types on types.permit_type_ndx = periods.permit_type_ndx;

-- When reports were due, and what a period was held against, changes for years that have begun by a correction alone.
create function demand_reason_for_report_periods() returns trigger
language plpgsql
as $$
begin
  if least(old.from_year, new.from_year) <= api.fiscal_year(public.district_today()) and api.correction_reason() is null and exists (
    select
    from public.permits
    where not api.is_being_entered(permits)
      and (
        permits.permit_ndx in (old.permit_ndx, new.permit_ndx)
        or permits.permit_type_ndx in (old.permit_type_ndx, new.permit_type_ndx)
        or (tg_op <> 'INSERT' and num_nulls(old.permit_ndx, old.permit_type_ndx) = 2)
        or (tg_op <> 'DELETE' and num_nulls(new.permit_ndx, new.permit_type_ndx) = 2)
      )
  ) then
    raise exception 'A change of reporting periods reaches into the past and needs a reason.'
      using errcode = 'check_violation', constraint = 'report_periods_past_needs_reason', table = 'report_periods';
  end if;
  return null;
end $$;
create trigger demand_reason_for_report_periods after insert or update or delete on report_periods
  for each row execute function demand_reason_for_report_periods();

-- What exceeds is found where a period ends.
create function follow_report_periods() returns trigger
language plpgsql
as $$
declare
  is_of_all constant boolean := tg_op <> 'INSERT' and num_nulls(old.permit_ndx, old.permit_type_ndx) = 2
    or tg_op <> 'DELETE' and num_nulls(new.permit_ndx, new.permit_type_ndx) = 2;
begin
  perform api.refresh_allowances(
    case when not is_of_all then array(
      select distinct permit_ndx
      from public.permit_facts
      where permit_ndx in (old.permit_ndx, new.permit_ndx) or permit_type_ndx in (old.permit_type_ndx, new.permit_type_ndx)
    ) end,
    api.kept_months_between(api.first_month_of(least(old.from_year, new.from_year)), 'infinity'),
    'Reporting periods',
    moves_sums => true);
  return null;
end $$;
create trigger follow_report_periods after insert or update or delete on report_periods
  for each row execute function follow_report_periods();
