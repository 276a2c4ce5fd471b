-- Acres and allowances by land hold from the beginning of a fiscal year. Months of years that have begun change by a correction alone.
create function follow_permit_land() returns trigger
language plpgsql
as $$
begin
  perform api.change_allowances_from(
    api.first_month_of(least(old.from_year, new.from_year)),
    array_remove(array[old.permit_ndx, new.permit_ndx], null),
    tg_table_name,
    'Permit acreage',
    moves_sums => true);
  return null;
end $$;
create trigger follow_permit_land after insert or update or delete on permit_land
  for each row execute function follow_permit_land();

create function follow_land_allowances() returns trigger
language plpgsql
as $$
begin
  perform api.change_allowances_from(
    api.first_month_of(least(old.from_year, new.from_year)),
    array(
      select distinct permit_ndx
      from public.permit_facts
      join public.permit_land using (permit_ndx)
      where permit_type_ndx in (old.permit_type_ndx, new.permit_type_ndx)
    ),
    tg_table_name,
    (
      select format('Allowances by land of permit type %s', permit_type_desc) from public.permit_types
      where permit_type_ndx = coalesce(new.permit_type_ndx, old.permit_type_ndx)
    ),
    moves_sums => true);
  return null;
end $$;
create trigger follow_land_allowances after insert or update or delete on land_allowances
  for each row execute function follow_land_allowances();

-- The reserve of a year that is over decides what later ones had: it changes by a correction alone. The present year is still being entered.
create function follow_reserve_entries() returns trigger
language plpgsql
as $$
declare
  some_permits constant integer[] := array_remove(array[old.permit_ndx, new.permit_ndx], null);
begin
  if least(old.fiscal_year, new.fiscal_year) < api.fiscal_year(public.district_today()) then
    perform api.demand_reason_for_permits(
      api.first_month_of(least(old.fiscal_year, new.fiscal_year)), some_permits, tg_table_name);
  end if;
  if not api.is_loading() then
    perform api.change_volumes();
    perform api.keep_grouping_months(api.groupings_of(some_permits), null);
  end if;
  return null;
end $$;
create trigger follow_reserve_entries after insert or update or delete on reserve_entries
  for each row execute function follow_reserve_entries();
