create view field_well_statuses as
select well_status_ndx as status_ndx, well_status_name as status_type_desc
from public.well_statuses;
