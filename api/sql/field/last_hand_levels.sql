-- The last water level of each well that was measured by hand. By its moment first, which is found without sorting them all.
create view last_hand_levels as
select levels.well_ndx, levels.collect_timestamp, levels.dtw_ft, levels.is_pumping, levels.wl_meas_point_height_in
from (
  select well_ndx, max(collect_timestamp) as collect_timestamp
  from public.water_levels
  group by well_ndx
) as last
join public.water_levels as levels using (well_ndx, collect_timestamp);
