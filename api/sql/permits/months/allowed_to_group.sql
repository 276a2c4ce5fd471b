-- What the months of a period allow to a permit group after reduction, through the one that is read: what is pumped by one of its permits is
-- made good for by the others. The period is the longest by which one of them reports.
create function allowed_to_group(some_grouping integer, some_fiscal_year integer, some_year integer, some_month integer)
returns bigint
language sql stable
return (
  select case when count(months.reduced_gal) = count(*) then total(months.reduced_gal) end
  from (select make_date(some_year, some_month, 1) as month) as this
  cross join lateral (
    select max(terms.period_months) as period_months
    from (
      select permit_ndx
      from permits_of_grouping(some_grouping, some_fiscal_year)
      where (select permits_report_differently())

      union all

      -- Where all report alike, what holds for all is asked once.
      select null::integer
      where not (select permits_report_differently())
    ) as permits
    cross join lateral report_terms(permits.permit_ndx, this.month) as terms
  ) as reported
  join months_of_groupings as months
    on months.grouping_ndx = some_grouping
    and months.fiscal_year = some_fiscal_year
    and make_date(months.c_year, months.c_month, 1) <= this.month
    and last_month_of_period(make_date(months.c_year, months.c_month, 1), reported.period_months)
      = last_month_of_period(this.month, reported.period_months)
);
