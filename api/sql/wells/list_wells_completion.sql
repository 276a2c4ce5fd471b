create view list_wells_completion as
select
  well_ndx,
  driller_ndx,
  -- What the form asks beside: a driller who is in no list yet.
  false as driller_add_new,
  null::text as temp_new_driller,
  drilled_date,
  drilled_year_only,
  well_depth_ft,
  pump_gpm,
  bore_diam_in,
  pump_depth_ft,
  pump_size_hp,
  pump_type,
  notes_grout_types_methods,
  version,
  created_timestamp,
  created_by,
  updated_timestamp,
  updated_by
from public.wells;
