-- The wells of a permit group by month: one month of a fiscal year, or with 0 all of its months through the present one.
create function wells_of_grouping(some_fiscal_year integer, some_month integer, some_grouping integer)
returns table (
  fiscal_year integer,
  c_year integer,
  c_month integer,
  grouping_ndx integer,
  grouping_name text,
  well_ndx integer
)
language sql stable
begin atomic
  select distinct some_fiscal_year, asked.c_year, asked.c_month, groupings.grouping_ndx, groupings.grouping_name, links.well_ndx
  from named_groupings as groupings
  join public.permit_wells as links on links.permit_ndx = groupings.permit_ndx
  join (
    select extract(year from day)::integer as c_year, extract(month from day)::integer as c_month
    from generate_series(
      first_month_of(some_fiscal_year), last_month_of(some_fiscal_year), interval '1 month') as days (day)
    where some_month in (0, extract(month from day)) and day <= public.district_today()
  ) as asked on is_in_month(links.start_date, links.end_date, asked.c_year, asked.c_month)
  where groupings.grouping_ndx = some_grouping
    and some_fiscal_year between groupings.from_year and groupings.to_year;
end;
