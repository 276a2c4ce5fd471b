-- The management zone of a place by the drawn zones; where they overlap, the first of the list counts.
create function management_zone_at(place geometry) returns integer
language sql stable
return (
  select min(management_zones.mgmtzone_ndx)
  from public.map_features
  join public.management_zones on management_zones.mgmtzone_name = map_features.properties ->> 'name'
  where map_features.source_id = 'management-zones' and st_intersects(map_features.geom, place)
);
