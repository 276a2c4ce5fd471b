create view ui_list_wm_other_owner_wells as
select
  wells.well_ndx,
  others.well_ndx as other_well_ndx,
  others.district_well_id
from public.wells
join public.wells as others on others.contact_ndx = wells.contact_ndx and others.well_ndx <> wells.well_ndx
where wells.contact_ndx <> 999999 and not others.removed;
