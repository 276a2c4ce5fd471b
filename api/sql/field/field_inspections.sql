create view field_inspections as
select
  inspections.*,
  inspections.well_ndx as "wellNdx",
  nullif(inspection_types.ir_type_desc, '') as ir_type_desc
from public.inspections
join public.inspection_types using (ir_type_ndx);
