create view ui_list_permits_linked_wells as
select linked.permit_ndx, linked.well_ndx, wells.linked_well_identifier
from wells_of_permits as linked
join well_identifiers as wells on wells.well_ndx = linked.well_ndx;
