create view ui_cq_pumpage_fiscal_crosstab as
select years.*, wells.*
from (
  select
    well_ndx as pumped_well_ndx,
    c_year + (c_month >= 9)::integer as fiscal_year,
    sum(gallons) filter (where c_month = 1)::bigint as january,
    sum(gallons) filter (where c_month = 2)::bigint as february,
    sum(gallons) filter (where c_month = 3)::bigint as march,
    sum(gallons) filter (where c_month = 4)::bigint as april,
    sum(gallons) filter (where c_month = 5)::bigint as may,
    sum(gallons) filter (where c_month = 6)::bigint as june,
    sum(gallons) filter (where c_month = 7)::bigint as july,
    sum(gallons) filter (where c_month = 8)::bigint as august,
    sum(gallons) filter (where c_month = 9)::bigint as september,
    sum(gallons) filter (where c_month = 10)::bigint as october,
    sum(gallons) filter (where c_month = 11)::bigint as november,
    sum(gallons) filter (where c_month = 12)::bigint as december,
    sum(gallons)::bigint as tot_gallons
  from production_by_well
  group by 1, 2
) as years
join pumpage_of_wells as wells on wells.well_ndx = years.pumped_well_ndx;
