create view list_wells_hydrogeology as
select
  well_ndx,
  aq_completion_ndx,
  aquifer_ndx,
  aq_setting_ndx,
  formation_ndx,
  watershed_ndx,
  available_logs_list,
  version,
  created_timestamp,
  created_by,
  updated_timestamp,
  updated_by
from public.wells;
