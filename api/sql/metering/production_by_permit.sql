-- The same water by permit. In each month a well counts against one permit, so that permits total their wells and nothing is counted
-- twice: the one that it was linked to first among those in force in that month. Where none is in force it stays with the first
-- linked, against nothing allowed, and is seen there.
create view production_by_permit as
select
  coalesce(
    (
      select permit_wells.permit_ndx
      from public.permit_wells
      join public.permits on permits.permit_ndx = permit_wells.permit_ndx
      where permit_wells.well_ndx = production.well_ndx
        and is_in_month(permit_wells.start_date, permit_wells.end_date, production.c_year, production.c_month)
        and is_in_month(permits.start_date, permits.ended_date, production.c_year, production.c_month)
        and not permits.removed
      order by permit_wells.start_date, permit_wells.permit_ndx
      limit 1
    ),
    (
      select permit_wells.permit_ndx
      from public.permit_wells
      join public.permits on permits.permit_ndx = permit_wells.permit_ndx
      where permit_wells.well_ndx = production.well_ndx
        and is_in_month(permit_wells.start_date, permit_wells.end_date, production.c_year, production.c_month)
        and not permits.removed
      order by permit_wells.start_date, permit_wells.permit_ndx
      limit 1
    )
  ) as permit_ndx,
  production.*
from production_by_well as production;
