create view list_permit_groups as
select
  groups.*,
  array(
    select permits.permit_ndx
    from public.permits
    where permits.permit_group_ndx = groups.permit_group_ndx and not permits.removed
    order by permits.permit_number
  ) as linked_permits
from public.permit_groups as groups;
