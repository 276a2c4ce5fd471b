-- The readings by which each permit reports, by the month that ends its period: of each meter from its first reading, or where it has none from the
-- month that it joined in, until the month before it was taken out. A reading counts at the permit that the water of its well counts at.
create view readings_to_report as
select
  due.permit_ndx,
  due.meter_ndx,
  due.month,
  due.c_year,
  due.c_month,
  report_due_day(due.month, due.due_months_after, due.due_day) as due_day,
  due.is_dated
from (
  select
    links.permit_ndx,
    links.well_ndx,
    meters.meter_ndx,
    months.month::date as month,
    extract(year from months.month)::integer as c_year,
    extract(month from months.month)::integer as c_month,
    terms.due_months_after,
    terms.due_day,
    terms.is_dated
  from public.permit_wells as links
  -- The meters of each well, with the days that they stood for it.
  cross join lateral (
    select meter_ndx, null::date as start_date, null::date as end_date
    from public.meters
    where setup_well_ndx = links.well_ndx
    union all
    select meter_ndx, start_date, end_date from public.meter_wells where well_ndx = links.well_ndx
  ) as measured
  join public.meters on meters.meter_ndx = measured.meter_ndx
  cross join lateral (
    select coalesce(
      (
        select make_date(c_year, c_month, 1)
        from public.meter_readings
        where meter_ndx = meters.meter_ndx and meter_reading is not null
        order by c_year, c_month
        limit 1
      ),
      meters.joined_date
    ) as day
    offset 0
  ) as first_read
  cross join lateral (
    select
      date_trunc('month', greatest(first_read.day, links.start_date, measured.start_date))::date as first_month,
      least(
        date_trunc('month', meters.retired_date) - interval '1 month',
        links.end_date,
        measured.end_date,
        date_trunc('month', public.district_today()) - interval '1 month'
      )::date as last_day
    offset 0
  ) as term
  -- Year by year, because terms are those of a year.
  cross join lateral generate_series(fiscal_year(term.first_month), fiscal_year(term.last_day)) as years (fiscal_year)
  cross join lateral (select first_month_of(years.fiscal_year) as month) as began
  cross join lateral report_terms(links.permit_ndx, began.month) as terms
  cross join lateral generate_series(
    last_month_of_period(began.month, terms.period_months), last_month_of(years.fiscal_year), make_interval(months => terms.period_months)
  ) as months (month)
  -- Well by well: few are under a permit of all that there are.
  where (select not removed from public.wells where wells.well_ndx = links.well_ndx)
    and first_read.day is not null
    and months.month between term.first_month and term.last_day
) as due
join lateral permit_counting_for(due.well_ndx, due.c_year, due.c_month) as counting on counting.permit_ndx = due.permit_ndx;
