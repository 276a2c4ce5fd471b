-- Wells that were pumped in some month before which no link that goes on had begun. Nearly all others are passed over by it.
create view wells_to_ask_for_permits as
select first.well_ndx
from (
  select measured.well_ndx, min(readings.month) as month
  from wells_of_meters as measured
  cross join lateral (
    select make_date(c_year, c_month, 1) as month
    from public.meter_readings
    where meter_ndx = measured.meter_ndx
    order by c_year, c_month
    limit 1
  ) as readings
  group by measured.well_ndx
  union all
  select well_ndx, min(make_date(c_year, c_month, 1))
  from public.well_production
  group by well_ndx
) as first
where not exists (
  select
  from public.permit_wells as links
  join public.permits on permits.permit_ndx = links.permit_ndx and not permits.removed
  where links.well_ndx = first.well_ndx
    and links.end_date is null
    and links.start_date < (first.month + interval '1 month')::date
);

-- Water that counts at no permit: of wells that were linked to none in its month. With the water that permits total, it is all that
-- was pumped.
create view water_under_no_permit as
select
  production.well_ndx,
  production.fiscal_year,
  production.c_year,
  production.c_month,
  total(production.gallons) as gallons
from (select distinct well_ndx from wells_to_ask_for_permits) as asked
cross join lateral (
  select *, fiscal_year(c_year, c_month) as fiscal_year
  from production_by_well
  where well_ndx = asked.well_ndx
) as production
where not exists (
  select
  from public.permit_wells as links
  join public.permits on permits.permit_ndx = links.permit_ndx and not permits.removed
  where links.well_ndx = production.well_ndx
    and is_in_month(links.start_date, links.end_date, production.c_year, production.c_month)
)
group by production.well_ndx, production.fiscal_year, production.c_year, production.c_month;
