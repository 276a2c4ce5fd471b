-- Published depths to water as features: one for a well and a day of the district, at its well.
create view open_water_levels as
select
  days.well_ndx,
  wells.district_well_id as well_id,
  wells.state_well_num,
  days.collect_day,
  -- `real` holds seven digits; a hundredth of a foot is what was measured.
  round(days.dtw_ft::numeric, 2)::double precision as dtw_ft,
  round((days.land_surface_elevation_ft - days.dtw_ft)::numeric, 2)::double precision as water_elevation_ft,
  days.vertical_datum,
  days.is_pumping,
  case when days.is_approved then 'approved' else 'provisional' end as approval,
  st_setsrid(st_makepoint(wells.lon_dd, wells.lat_dd), 4326) as geom,
  days.collect_day::timestamp at time zone district_time_zone() as begins_at,
  (days.collect_day + 1)::timestamp at time zone district_time_zone() - interval '1 millisecond' as ends_at
from public.daily_water_levels as days
join public.wells on wells.well_ndx = days.well_ndx
where wells.is_published and not wells.removed;
