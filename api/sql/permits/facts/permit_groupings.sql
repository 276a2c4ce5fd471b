-- What a group is reported under: a permit without one stands for itself.
create function grouping_of(permit_group_ndx integer, permit_ndx integer) returns integer
language sql immutable
return coalesce(permit_group_ndx, -permit_ndx);

-- What each permit is reported under from one fiscal year to another, both included: every year lies in one range of a permit.
create view permit_groupings as
select
  permit_ndx,
  permit_group_ndx,
  grouping_of(permit_group_ndx, permit_ndx) as grouping_ndx,
  from_year,
  coalesce(lead(from_year) over (partition by permit_ndx order by from_year) - 1, 9999) as to_year
from (
  -- Before it joined one it stood in none.
  select permit_ndx, 0 as from_year, null as permit_group_ndx from public.permits
  union all
  select permit_ndx, from_year, permit_group_ndx from public.permit_memberships
) as memberships;
