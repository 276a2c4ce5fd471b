-- Published wells that pump under the district's permits. 'Unset' (999) is no use.
create view non_exempt_wells as
select wells.well_ndx, wells.primary_use_ndx, wells.aquifer_ndx
from public.wells
join public.well_classes using (well_class_ndx)
where wells.is_published
  and not wells.removed
  and wells.primary_use_ndx <> 999
  and well_classes.well_class_name not in ('', 'Exempt', 'Monitoring', 'Spring');
