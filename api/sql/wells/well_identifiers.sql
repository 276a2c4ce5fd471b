-- A well in one line, as links to it read: its district id and its name.
create view well_identifiers as
select well_ndx, concat_ws(' · ', district_well_id, well_name) as linked_well_identifier
from public.wells
where not removed;
