-- One row for each kind of contact and well: rows are not added by hand. The owner (kind 1) of a well without a row of its
-- own is the contact that stands in the record of the well.
create view list_wells_associated_contacts as
select
  well_contacts.ndx,
  wells.well_ndx,
  rolo_types.rolo_type_ndx,
  coalesce(
    well_contacts.rolo_ndx,
    case when rolo_types.rolo_type_ndx = 1 then wells.contact_ndx end,
    999999
  ) as rolo_ndx,
  well_contacts.version,
  well_contacts.created_timestamp,
  well_contacts.created_by,
  well_contacts.updated_timestamp,
  well_contacts.updated_by
from public.wells
cross join public.rolo_types
left join public.well_contacts
  on well_contacts.well_ndx = wells.well_ndx and well_contacts.rolo_type_ndx = rolo_types.rolo_type_ndx
where rolo_types.rolo_type_ndx <> 999;
