create view field_services_well_actions_well_record as
select
  wells.district_well_id as id,
  wells.*,
  array(
    select meters.meter_ndx
    from public.meters
    where meters.is_active
      and (
        meters.setup_well_ndx = wells.well_ndx
        or meters.meter_ndx in (
          select meter_wells.meter_ndx
          from public.meter_wells
          where meter_wells.well_ndx = wells.well_ndx
            and (meter_wells.end_date is null or meter_wells.end_date >= public.district_today())
        )
      )
    order by meters.meter_ndx
  ) as active_assoc_meters_ndx,
  exists (select from current_permit_wells as current where current.well_ndx = wells.well_ndx) as permitted_well,
  split_part(wells.tx_grid, '-', 1) as tx_grid_deg,
  split_part(wells.tx_grid, '-', 2) as tx_grid_sevmin,
  split_part(wells.tx_grid, '-', 3) as tx_grid_twomin
from public.wells;
