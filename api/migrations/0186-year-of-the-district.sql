-- When the district's year begins, and whether it is named for the calendar year in which it ends or begins, stand in the database as the
-- bodies of two functions, as its time zone does: PostgreSQL puts them in place in every query, and every session has them with the commit.
-- Stable, though they are constants: of an immutable function a plan that is kept would keep the former value.
create function first_month_of_district_year() returns integer language sql stable return 9;
create function district_year_named_for() returns text language sql stable return 'END'::text;

-- Says when the year begins and what it is named for; null leaves either as it is. What is kept by fiscal years begins with the first permit:
-- from then on this is refused.
create function set_district_year(first_month integer, named_for text) returns void
language plpgsql
security definer
set search_path = pg_catalog, public, pg_temp
as $$
declare
  first integer := coalesce(first_month, first_month_of_district_year());
  named text := coalesce(named_for, district_year_named_for());
begin
  if first = first_month_of_district_year() and named = district_year_named_for() then
    return;
  end if;
  if first not between 1 and 12 or named not in ('END', 'BEGINNING') then
    raise exception 'no such year' using errcode = 'invalid_parameter_value';
  end if;
  -- Nobody adds a permit or closes a year meanwhile.
  lock table permits, closed_years in share row exclusive mode;
  if exists (select from permits) or exists (select from closed_years) then
    raise exception 'permits or closed years are kept by the fiscal year' using errcode = 'object_in_use';
  end if;

  execute format(
    'create or replace function public.first_month_of_district_year() returns integer language sql stable return %s', first
  );
  execute format(
    'create or replace function public.district_year_named_for() returns text language sql stable return %L::text', named
  );
  -- The expression to which PostgreSQL simplifies `fiscal_year()`.
  drop index meter_readings_by_fiscal_year;
  execute format('create index meter_readings_by_fiscal_year on meter_readings (meter_ndx, (%s))', case
    when first = 1 then 'c_year + 0'
    when named = 'END' then format('c_year + (c_month >= %s)::integer', first)
    else format('c_year + ((c_month >= %s)::integer - 1)', first)
  end);
  -- Lists that are kept in memory have fiscal years in them.
  perform count_change_of(table_name) from (select distinct table_name from data_versions) as counted;
end $$;
revoke execute on function set_district_year from public;
grant execute on function set_district_year to artesian_app;
