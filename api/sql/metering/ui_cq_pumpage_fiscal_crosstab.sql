create view ui_cq_pumpage_fiscal_crosstab as
select wells.*, years.*
from pumpage_of_wells as wells
cross join lateral years_of_well(wells.well_ndx, true) as years (fiscal_year);
