create view ui_cq_pumpage_fiscal_crosstab as
select years.*, wells.*
from (
  select
    well_ndx as pumped_well_ndx,
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
  group by 1, 2
) as years
join pumpage_of_wells as wells on wells.well_ndx = years.pumped_well_ndx;
