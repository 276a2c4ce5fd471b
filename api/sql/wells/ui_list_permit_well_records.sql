create view ui_list_permit_well_records as
select
  wells.well_ndx,
  wells.district_well_id,
  permits.permit_names as permit_name,
  wells.well_name,
  wells.well_contact,
  wells.well_class,
  wells.well_subclass,
  wells.management_zone,
  concat_ws(
    ' | ', wells.district_well_id, wells.well_name, permits.permit_names, wells.well_contact, wells.well_class,
    wells.well_subclass, wells.management_zone
  ) as concatenated_well_info
from well_words as wells
left join well_permits as permits on permits.well_ndx = wells.well_ndx
where not wells.removed;
