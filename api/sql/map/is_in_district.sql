-- Whether a place lies within the district as its boundary is drawn; null while there is no boundary.
create function is_in_district(place geometry) returns boolean
language sql stable
return (select bool_or(st_intersects(geom, place)) from public.map_features where source_id = 'district-boundary');
