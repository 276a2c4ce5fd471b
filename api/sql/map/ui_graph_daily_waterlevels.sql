-- The screen is from the top of the highest screen to the bottom of the lowest.
create view ui_graph_daily_waterlevels as
select
  days.well_ndx,
  days.collect_day,
  -- `real` holds seven digits; a hundredth of a foot is what was measured.
  round(days.dtw_ft::numeric, 2)::double precision as dtw_ft,
  days.is_pumping,
  days.is_approved,
  wells.well_depth_ft,
  screens.top_of_screen,
  screens.bottom_of_screen,
  measured.last_measured_year,
  measured.years_measured,
  measured.days_measured
from public.wells
cross join lateral (
  select min(components.top_depth_ft) as top_of_screen, max(components.bottom_depth_ft) as bottom_of_screen
  from public.well_components as components
  join public.well_component_types using (well_component_ndx)
  where components.well_ndx = wells.well_ndx and well_component_types.well_component_desc = 'Screen'
) as screens
cross join lateral (
  select
    extract(year from max(collect_day))::integer as last_measured_year,
    count(distinct extract(year from collect_day))::integer as years_measured,
    count(*)::integer as days_measured
  from public.daily_water_levels
  where daily_water_levels.well_ndx = wells.well_ndx
) as measured
join public.daily_water_levels as days on days.well_ndx = wells.well_ndx
where wells.is_published and not wells.removed;
