-- September to August, named for the year of its August.
create function fiscal_year(day date) returns integer
language sql immutable
return extract(year from day)::integer + (extract(month from day) >= 9)::integer;
