-- Permit groups with the permits that stand in them in the present fiscal year.
create view list_permit_groups as
select
  groups.*,
  coalesce(members.linked_permits, array[]::integer[]) as linked_permits
from public.permit_groups as groups
left join (
  select permit_group_ndx, array_agg(permit_ndx order by permit_number) as linked_permits
  from permit_words
  where not removed
  group by permit_group_ndx
) as members using (permit_group_ndx);
