-- September to August, named for the year of its August: nothing else knows when a fiscal year begins.
create function fiscal_year(c_year integer, c_month integer) returns integer
language sql immutable
return c_year + (c_month >= 9)::integer;

create function fiscal_year(day date) returns integer
language sql immutable
return fiscal_year(extract(year from day)::integer, extract(month from day)::integer);

-- The first days of its first month and of its last.
create function first_month_of(fiscal_year integer) returns date
language sql immutable
return make_date(fiscal_year - 1, 9, 1);

create function last_month_of(fiscal_year integer) returns date
language sql immutable
return make_date(fiscal_year, 8, 1);
