-- The records that belong to a well are named by number. There are no enforcement records.
create view list_wells_details as
select
  well_ndx,
  index_well,
  secondary_use_ndx,
  mgmtzone_ndx,
  has_geo_log,
  well_status_ndx,
  well_report_tracking_num,
  plugging_date,
  monitoring_status_ndx,
  exists (
    select from current_permit_wells where current_permit_wells.well_ndx = wells.well_ndx
  ) as permitted_well,
  plugging_report_tracking_num,
  monitoring_offered,
  comments,
  array(
    select distinct permit_wells.permit_ndx
    from public.permit_wells
    join public.permits on permits.permit_ndx = permit_wells.permit_ndx
    where permit_wells.well_ndx = wells.well_ndx and not permits.removed
    order by permit_wells.permit_ndx
  ) as assoc_permit_ndx,
  array(
    select inspections.ir_ndx
    from public.inspections
    where inspections.well_ndx = wells.well_ndx
    order by inspections.ir_ndx
  ) as assoc_inspection_record_ndx,
  array[]::integer[] as assoc_enforcement_ndx,
  version,
  created_timestamp,
  created_by,
  updated_timestamp,
  updated_by
from public.wells;
