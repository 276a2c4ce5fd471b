create view ui_list_meter_options as
select
  meters.meter_ndx,
  meters.meter_id as label,
  concat_ws(' · ', meters.meter_serial_number, meters.brand, meters.owner_info, meters.permit_name) as known_by,
  array(select well_ndx from wells_of_meters where wells_of_meters.meter_ndx = meters.meter_ndx order by well_ndx) as wells
from ui_meters_management_top_table as meters;
