-- Wells that are not exempt, by primary use, under the aquifers of the specification: `ui_dashboard_wells_by_aquifer` has those of any
-- district. 'Unset' (999) is no aquifer.
create view ui_dashboard_well_count_summary as
select
  well_uses.well_use_name as summary_category,
  well_uses.well_use_ndx as sort_order,
  count(*)::integer as total_well_count,
  count(*) filter (where aquifer_groups.aq_group_summary_name = 'Edwards')::integer as edwards_well_count,
  count(*) filter (where aquifer_groups.aq_group_summary_name = 'Trinity')::integer as trinity_well_count,
  count(*) filter (
    where aquifer_groups.aq_group_summary_name = 'Other' and aquifer_groups.aquifer_group_ndx <> 999
  )::integer as other_well_count
from non_exempt_wells as wells
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
group by well_uses.well_use_ndx;
