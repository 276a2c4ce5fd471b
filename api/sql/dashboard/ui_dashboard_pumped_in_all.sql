-- All that was pumped, month by month: what counts at permits, and what counts at none. The wells of the Pumpage Report total the same.
create view ui_dashboard_pumped_in_all as
select
  make_date(c_year, c_month, 1) as mo,
  fiscal_year,
  c_year,
  c_month,
  total(permits_gallons) as permits_gallons,
  total(no_permit_gallons) as no_permit_gallons,
  total(permits_gallons + no_permit_gallons) as gallons,
  coalesce(array_agg(well order by well) filter (where well is not null), '{}') as wells_without_permit
from (
  select
    fiscal_year::integer as fiscal_year,
    c_year::integer as c_year,
    c_month::integer as c_month,
    metered_gal as permits_gallons,
    0::bigint as no_permit_gallons,
    null as well
  from public.kind_months
  where make_date(c_year, c_month, 1) <= (select district_today())
  union all
  select water.fiscal_year, water.c_year, water.c_month, 0, water.gallons, wells.district_well_id
  from water_under_no_permit as water
  join public.wells on wells.well_ndx = water.well_ndx
) as pumped
group by fiscal_year, c_year, c_month;
