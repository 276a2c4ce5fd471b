-- Well by well in the order of the list, so that the first wells are there before the last are added up, and nothing large is sorted.
create view ui_cq_pumpage_fiscal_crosstab as
select wells.*, years.*
from (
  select *
  from pumpage_of_wells
  where well_ndx in (select well_ndx from wells_with_production)
  order by district_well_id
) as wells
cross join lateral (
  select
    fiscal_year(c_year, c_month) as fiscal_year,
    total(gallons) filter (where c_month = 1) as january,
    total(gallons) filter (where c_month = 2) as february,
    total(gallons) filter (where c_month = 3) as march,
    total(gallons) filter (where c_month = 4) as april,
    total(gallons) filter (where c_month = 5) as may,
    total(gallons) filter (where c_month = 6) as june,
    total(gallons) filter (where c_month = 7) as july,
    total(gallons) filter (where c_month = 8) as august,
    total(gallons) filter (where c_month = 9) as september,
    total(gallons) filter (where c_month = 10) as october,
    total(gallons) filter (where c_month = 11) as november,
    total(gallons) filter (where c_month = 12) as december,
    total(gallons) as tot_gallons
  from production_by_well
  where production_by_well.well_ndx = wells.well_ndx
  group by 1
) as years;
