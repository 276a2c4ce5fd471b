-- The wells that a meter's water may count at, in any month.
create view wells_of_meters as
select meter_ndx, setup_well_ndx as well_ndx from public.meters
union
select meter_ndx, well_ndx from public.meter_wells;
