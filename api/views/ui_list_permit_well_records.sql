create view ui_list_permit_well_records as
select
  wells.well_ndx,
  wells.district_well_id,
  permits.names as permit_name,
  wells.well_name,
  wells.well_contact,
  wells.well_class,
  wells.well_subclass,
  wells.management_zone,
  concat_ws(
    ' | ', wells.district_well_id, wells.well_name, permits.names, wells.well_contact, wells.well_class,
    wells.well_subclass, wells.management_zone
  ) as concatenated_well_info
from well_words as wells
left join (
  select well_ndx, string_agg(coalesce(permit_name, permit_number), ', ' order by permit_number) as names
  from current_permit_wells
  group by well_ndx
) as permits on permits.well_ndx = wells.well_ndx
where not wells.removed;
