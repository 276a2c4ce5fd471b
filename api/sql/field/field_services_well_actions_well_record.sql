create view field_services_well_actions_well_record as
select
  wells.district_well_id as id,
  wells.*,
  array(
    select meters.meter_ndx
    from metered_wells as measured
    join public.meters on meters.meter_ndx = measured.meter_ndx
    where measured.well_ndx = wells.well_ndx and meters.is_active
    order by meters.meter_ndx
  ) as active_assoc_meters_ndx,
  exists (select from current_permit_wells as current where current.well_ndx = wells.well_ndx) as permitted_well,
  split_part(wells.tx_grid, '-', 1) as tx_grid_deg,
  split_part(wells.tx_grid, '-', 2) as tx_grid_sevmin,
  split_part(wells.tx_grid, '-', 3) as tx_grid_twomin
from public.wells;
