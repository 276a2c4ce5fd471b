-- Wells that are not exempt, by primary use and by the name that their aquifer is counted under: null where no aquifer is known ('Unset', 999).
create view ui_dashboard_wells_by_aquifer as
select
  well_uses.well_use_name as summary_category,
  well_uses.well_use_ndx as sort_order,
  named.aq_group_summary_name,
  count(*)::integer as well_count
from non_exempt_wells as wells
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
cross join lateral (
  select case when aquifer_groups.aquifer_group_ndx <> 999 then aquifer_groups.aq_group_summary_name end as aq_group_summary_name
) as named
group by well_uses.well_use_ndx, named.aq_group_summary_name;
