-- Readings that were due and are not there, by permit and month: of each meter from its first reading, or where it has none from the month
-- that it joined in, until the month before it was taken out. A reading counts at the permit that the water of its well counts at.
create view late_readings_of_permits as
select
  months.permit_ndx,
  months.c_year,
  months.c_month,
  (count(distinct meters.meter_ndx))::integer as late_readings
from public.permit_months as months
cross join lateral (select make_date(months.c_year, months.c_month, 1) as month) as of_month
join public.permit_wells as links
  on links.permit_ndx = months.permit_ndx and is_in_month(links.start_date, links.end_date, months.c_year, months.c_month)
join lateral permit_counting_for(links.well_ndx, months.c_year, months.c_month) as counting
  on counting.permit_ndx = months.permit_ndx
join public.wells on wells.well_ndx = links.well_ndx and not wells.removed
join lateral (
  select meter_ndx from public.meters where setup_well_ndx = links.well_ndx
  union
  select meter_ndx
  from public.meter_wells
  where meter_wells.well_ndx = links.well_ndx
    and is_in_month(meter_wells.start_date, meter_wells.end_date, months.c_year, months.c_month)
) as measured on true
join public.meters on meters.meter_ndx = measured.meter_ndx
join lateral (
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
) as first_read on first_read.month <= of_month.month
where reading_due_day(of_month.month) < (select public.district_today())
  and (meters.retired_date is null or date_trunc('month', meters.retired_date) > of_month.month)
  and not exists (
    select
    from public.meter_readings as readings
    where readings.meter_ndx = meters.meter_ndx
      and readings.c_year = months.c_year
      and readings.c_month = months.c_month
      and readings.meter_reading is not null
  )
group by months.permit_ndx, months.c_year, months.c_month;
