-- Published wells that pump under the district's permits, by primary use. 'Unset' (999) is no use and no aquifer.
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
from public.wells
join public.well_uses on well_uses.well_use_ndx = wells.primary_use_ndx
join public.well_classes using (well_class_ndx)
join public.aquifers using (aquifer_ndx)
join public.aquifer_groups using (aquifer_group_ndx)
where wells.is_published
  and not wells.removed
  and well_uses.well_use_ndx <> 999
  and well_classes.well_class_name not in ('', 'Exempt', 'Monitoring', 'Spring')
group by well_uses.well_use_ndx;
