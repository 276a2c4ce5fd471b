-- Readings that were due and are not there, by permit and the month that ends its period: of each meter from its first reading, or where it
-- has none from the month that it joined in, until the month before it was taken out. A reading counts at the permit that the water of its well counts at.
create view late_readings_of_permits as
select
  due.permit_ndx,
  extract(year from due.month)::integer as c_year,
  extract(month from due.month)::integer as c_month,
  (count(distinct due.meter_ndx))::integer as late_readings
from (
  select links.permit_ndx, links.well_ndx, meters.meter_ndx, months.month::date as month
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
      date_trunc('month', meters.joined_date)::date
    ) as month
  ) as first_read
  cross join lateral generate_series(
    date_trunc('month', greatest(first_read.month, links.start_date, measured.start_date)),
    least(
      date_trunc('month', meters.retired_date) - interval '1 month',
      links.end_date,
      measured.end_date,
      date_trunc('month', public.district_today()) - interval '1 month'
    ),
    interval '1 month'
  ) as months (month)
  join lateral report_terms(links.permit_ndx, months.month::date) as terms
    on months.month = last_month_of_period(months.month::date, terms.period_months)
  -- Well by well: few are under a permit of all that there are.
  where (select not removed from public.wells where wells.well_ndx = links.well_ndx)
    and first_read.month is not null
    and report_due_day(months.month::date, terms.due_months_after, terms.due_day) < public.district_today()
) as due
join lateral permit_counting_for(
  due.well_ndx, extract(year from due.month)::integer, extract(month from due.month)::integer
) as counting on counting.permit_ndx = due.permit_ndx
-- Month by month, by its index: how many months there are is not known before, and each could be compared with all readings.
where (
  select true
  from public.meter_readings as readings
  where readings.meter_ndx = due.meter_ndx
    and readings.c_year = extract(year from due.month)
    and readings.c_month = extract(month from due.month)
    and readings.meter_reading is not null
) is null
group by due.permit_ndx, due.month;
