create view ui_list_wm_associated_inspections as
select
  inspections.well_ndx,
  inspections.ir_ndx,
  inspections.inspection_date,
  nullif(inspection_types.ir_type_desc, '') as ir_type_desc,
  inspections.inspected_by
from public.inspections
join public.inspection_types on inspection_types.ir_type_ndx = inspections.ir_type_ndx;
