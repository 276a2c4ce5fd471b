create view field_meters as
select
  meters.meter_ndx,
  concat_ws(' · ', meters.meter_id, wells.district_well_id, wells.well_name) as meter_info,
  meters.meter_serial_number as meter_sn,
  wells.meter_nickname
from public.meters
join public.wells on wells.well_ndx = meters.setup_well_ndx
where meters.is_active;
