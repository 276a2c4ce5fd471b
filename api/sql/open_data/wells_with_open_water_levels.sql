-- Published wells whose depths to water are kept, with the first and the last day: looked up well by well in the key's index, because the days
-- are kept by the million.
create view wells_with_open_water_levels as
select wells.well_ndx, first.collect_day as first_day, last.collect_day as last_day
from public.wells
cross join lateral (
  select collect_day from public.daily_water_levels as days
  where days.well_ndx = wells.well_ndx order by collect_day limit 1
) as first
cross join lateral (
  select collect_day from public.daily_water_levels as days
  where days.well_ndx = wells.well_ndx order by collect_day desc limit 1
) as last
where wells.is_published and not wells.removed;
