create view ui_list_wm_associated_permits as
select
  linked.well_ndx,
  permits.permit_ndx,
  permits.permit_number,
  exists (
    select from current_permit_wells as current
    where current.well_ndx = linked.well_ndx and current.permit_ndx = permits.permit_ndx
  ) as is_current
from (select distinct well_ndx, permit_ndx from public.permit_wells) as linked
join public.permits on permits.permit_ndx = linked.permit_ndx
where not permits.removed;
