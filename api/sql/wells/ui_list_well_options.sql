create view ui_list_well_options as
select
  wells.well_ndx,
  wells.district_well_id as label,
  concat_ws(
    ' · ', wells.well_name, wells.state_well_num, wells.physical_location_address, wells.well_contact,
    permits.permit_names, wells.well_class, wells.well_subclass, wells.management_zone
  ) as known_by,
  wells.removed
from well_words as wells
left join well_permits as permits on permits.well_ndx = wells.well_ndx;
