create view ui_list_rolo_linked_wells as
select named.rolo_ndx, wells.well_ndx, wells.linked_well_identifier, places.lat_dd, places.lon_dd
from (
  select contact_ndx as rolo_ndx, well_ndx from public.wells where contact_ndx <> 999999
  union
  select rolo_ndx, well_ndx from public.well_contacts where rolo_ndx <> 999999
) as named
join well_identifiers as wells on wells.well_ndx = named.well_ndx
join public.wells as places on places.well_ndx = named.well_ndx;
