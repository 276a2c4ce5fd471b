-- Wells with what people call them and search them by. 'Unset' (999) and 'no owner' (999999) have no words.
create view well_words as
select
  wells.*,
  case when contacts.rolo_ndx <> 999999 then coalesce(contacts.r_organization, contacts.r_name) end as well_contact,
  nullif(well_classes.well_class_name, '') as well_class,
  nullif(well_subclasses.well_subclass_name, '') as well_subclass,
  nullif(management_zones.mgmtzone_name, '') as management_zone
from public.wells
left join public.contacts on contacts.rolo_ndx = wells.contact_ndx
join public.well_classes on well_classes.well_class_ndx = wells.well_class_ndx
join public.well_subclasses on well_subclasses.well_subclass_ndx = wells.well_subclass_ndx
join public.management_zones on management_zones.mgmtzone_ndx = wells.mgmtzone_ndx;
