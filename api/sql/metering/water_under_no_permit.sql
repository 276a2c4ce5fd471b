-- Wells that were pumped in some month that no link to a permit touches, with those months and the first one after the last of them. Nearly
-- all wells are passed over: a link that goes on had begun by the time that they were first pumped.
create view wells_to_ask_for_permits as
select
  pumped.well_ndx,
  unlinked.months,
  unlinked.until,
  extract(year from unlinked.until)::integer as until_year,
  extract(month from unlinked.until)::integer as until_month
from (
  select well_ndx, min(month) as first_month
  from (
    select measured.well_ndx, first.month
    from wells_of_meters as measured
    cross join lateral (
      select make_date(c_year, c_month, 1) as month
      from public.meter_readings
      where meter_ndx = measured.meter_ndx
      order by c_year, c_month
      limit 1
    ) as first
    union all
    select well_ndx, make_date(c_year, c_month, 1)
    from public.well_production
  ) as months
  group by well_ndx
) as pumped
left join (
  select
    links.well_ndx,
    range_agg(daterange(date_trunc('month', links.start_date)::date, links.end_date, '[]')) as months
  from public.permit_wells as links
  join public.permits on permits.permit_ndx = links.permit_ndx and not permits.removed
  group by links.well_ndx
) as linked on linked.well_ndx = pumped.well_ndx
cross join lateral (select '{(,)}'::datemultirange - coalesce(linked.months, '{}') as months) as rest
-- No link goes on: all months to come are among them.
cross join lateral (select rest.months, coalesce(upper(rest.months), '9999-12-01') as until) as unlinked
where pumped.first_month < unlinked.until;

-- Water that counts at no permit: of wells that were linked to none in its month. With the water that permits total, it is all that
-- was pumped.
create view water_under_no_permit as
select
  asked.well_ndx,
  production.fiscal_year,
  production.c_year,
  production.c_month,
  production.gallons,
  -- The month from which on nothing is asked of the well.
  asked.until
from wells_to_ask_for_permits as asked
-- Added up well by well, by an index that ends where the well was linked for good.
cross join lateral (
  select fiscal_year(c_year, c_month) as fiscal_year, c_year, c_month, total(gallons) as gallons
  from production_by_well
  where well_ndx = asked.well_ndx
    and (c_year, c_month) < (asked.until_year, asked.until_month)
    and make_date(c_year, c_month, 1) <@ asked.months
  group by c_year, c_month
) as production;
