create view q_d_data_meters as
select
  meters.meter_ndx,
  meters.meter_id,
  meters.is_active,
  permits.meter_ndx is not null as is_active_permit,
  meters.meter_type,
  meters.brand,
  meters.meter_serial_number,
  meters.joined_date,
  meters.retired_date,
  wells.associated_wells,
  permits.permit_numbers as associated_permits
from public.meters
join (
  select measured.meter_ndx, string_agg(wells.district_well_id, ', ' order by wells.district_well_id) as associated_wells
  from metered_wells as measured
  join public.wells on wells.well_ndx = measured.well_ndx
  group by measured.meter_ndx
) as wells on wells.meter_ndx = meters.meter_ndx
left join meter_permits as permits on permits.meter_ndx = meters.meter_ndx;
