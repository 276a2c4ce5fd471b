create view ui_meters_management_top_table as
select
  meters.meter_ndx,
  meters.meter_id,
  wells.well_contact as owner_info,
  permits.permit_names as permit_name,
  wells.district_well_id,
  meters.is_active,
  meters.joined_date,
  meters.retired_date,
  dial_name(dial.dial_unit, dial.dial_multiplier) as dial,
  meters.meter_type,
  meters.brand,
  meters.meter_serial_number,
  meters.notes
from public.meters
join well_words as wells on wells.well_ndx = meters.setup_well_ndx
cross join lateral dial_of(meters.meter_ndx, coalesce(meters.retired_date, public.district_today())) as dial
left join meter_permits as permits on permits.meter_ndx = meters.meter_ndx;
