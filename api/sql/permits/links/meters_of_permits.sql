-- The meters that stand for a well of the permit today, retired ones among them.
create view meters_of_permits as
select distinct covered.permit_ndx, measured.meter_ndx
from wells_of_permits as covered
join metered_wells as measured on measured.well_ndx = covered.well_ndx;
