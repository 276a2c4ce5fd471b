create view ui_cq_pumpage_calendar_crosstab as
select wells.*, years.*
from pumpage_of_wells as wells
cross join lateral years_of_well(wells.well_ndx, false) as years (c_year);
