create view ui_list_water_under_no_permit as
select
  water.well_ndx,
  wells.district_well_id,
  make_date(water.c_year, water.c_month, 1) as mo,
  water.fiscal_year,
  water.c_year,
  water.c_month,
  water.gallons
from water_under_no_permit as water
join public.wells on wells.well_ndx = water.well_ndx;
