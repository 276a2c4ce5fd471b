-- The meters that stand today for the wells of an account.
create view account_meters as
select distinct wells.sub, measured.meter_ndx
from account_wells as wells
join metered_wells as measured on measured.well_ndx = wells.well_ndx;
