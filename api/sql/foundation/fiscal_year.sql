-- By when the district's year begins and what it is named for. Named for their end, years that begin in October 2025 are 2026; named for
-- their beginning, 2025. `domain/src/fiscal-year.ts` says the same. PostgreSQL puts the settings in place: a year costs one comparison.
create function fiscal_year(c_year integer, c_month integer) returns integer
language sql stable
return c_year + case
  when public.first_month_of_district_year() = 1 then 0
  when public.district_year_named_for() = 'END' then (c_month >= public.first_month_of_district_year())::integer
  else (c_month >= public.first_month_of_district_year())::integer - 1
end;

create function fiscal_year(day date) returns integer
language sql stable
return fiscal_year(extract(year from day)::integer, extract(month from day)::integer);

-- The first days of its first month and of its last.
create function first_month_of(fiscal_year integer) returns date
language sql stable
return make_date(
  fiscal_year
    - (public.first_month_of_district_year() > 1 and public.district_year_named_for() = 'END')::integer,
  public.first_month_of_district_year(),
  1
);

create function last_month_of(fiscal_year integer) returns date
language sql stable
return (first_month_of(fiscal_year) + interval '11 months')::date;
