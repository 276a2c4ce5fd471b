-- The last water level of each well that was measured by hand.
create view last_hand_levels as
select distinct on (well_ndx) well_ndx, collect_timestamp, dtw_ft, is_pumping, wl_meas_point_height_in
from public.water_levels
-- As its index has them, from the end.
order by well_ndx desc, collect_timestamp desc;
