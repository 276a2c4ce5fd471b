create view q_d_data_meters as
select
  meters.meter_ndx,
  meters.meter_id,
  meters.is_active,
  permits.well_ndx is not null as is_active_permit,
  meters.meter_type,
  meters.brand,
  meters.meter_serial_number,
  meters.joined_date,
  meters.retired_date,
  wells.district_well_id as associated_wells,
  permits.permit_numbers as associated_permits
from public.meters
join public.wells on wells.well_ndx = meters.setup_well_ndx
left join well_permits as permits on permits.well_ndx = meters.setup_well_ndx;
