-- A place as GeoJSON. Put together as text, which takes a third of the time that building it value by value does.
create function point_of(lon_dd double precision, lat_dd double precision) returns json
language sql stable parallel safe
return ('{"type": "Point", "coordinates": [' || lon_dd || ', ' || lat_dd || ']}')::json;
