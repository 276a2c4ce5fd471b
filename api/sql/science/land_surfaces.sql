-- The land surface of a well and its datum, by spans of time, as manual measurements stored them: each holds until another one is stored,
-- the first also before it. Depths are turned into elevations by the one that stood then, never by a later survey.
create view land_surfaces as
select
  well_ndx,
  land_surface_elevation_ft,
  vertical_datum,
  case when is_first then '-infinity' else collect_timestamp end as from_at,
  coalesce(lead(collect_timestamp) over (partition by well_ndx order by collect_timestamp, ndx), 'infinity') as to_at
from (
  select
    well_ndx,
    ndx,
    collect_timestamp,
    land_surface_elevation_ft,
    vertical_datum,
    row_number() over of_well = 1 as is_first,
    (land_surface_elevation_ft, vertical_datum)
      is distinct from (lag(land_surface_elevation_ft) over of_well, lag(vertical_datum) over of_well) as is_new
  from public.water_levels
  where land_surface_elevation_ft is not null
  window of_well as (partition by well_ndx order by collect_timestamp, ndx)
) as stored
where is_new;
