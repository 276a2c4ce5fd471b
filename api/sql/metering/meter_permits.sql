-- The permits that the wells of a meter stand under today, each with their numbers and names.
create view meter_permits as
select
  meter_ndx,
  string_agg(permit_number, ', ' order by permit_number) as permit_numbers,
  string_agg(coalesce(permit_name, permit_number), ', ' order by permit_number) as permit_names
from (
  select distinct measured.meter_ndx, permits.permit_ndx, permits.permit_number, permits.permit_name
  from metered_wells as measured
  join current_permit_wells as permits on permits.well_ndx = measured.well_ndx
) as covering
group by meter_ndx;
