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
  select distinct some_fiscal_year, asked.c_year, asked.c_month, kinds.grouping_ndx, kinds.grouping_name, links.well_ndx
  from permit_kinds as kinds
  join public.permit_wells as links on links.permit_ndx = kinds.permit_ndx
  join (
    select extract(year from day)::integer as c_year, extract(month from day)::integer as c_month
    from generate_series(
      first_month_of(some_fiscal_year), last_month_of(some_fiscal_year), interval '1 month') as days (day)
    where some_month in (0, extract(month from day)) and day <= public.district_today()
  ) as asked on is_in_month(links.start_date, links.end_date, asked.c_year, asked.c_month)
  where kinds.grouping_ndx = some_grouping;
end;
