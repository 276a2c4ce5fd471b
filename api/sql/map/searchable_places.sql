-- Places of the gazetteer, and the towns that a layer of the map names, with their source: there are few of those, so that they need
-- no index.
create view searchable_places as
select
  null as source_id,
  kind,
  place_name,
  locality,
  lat_dd,
  lon_dd,
  array[west_dd, south_dd, east_dd, north_dd] as extent,
  plain_words(place_name) as plain_name,
  plain_words(place_name || ' ' || coalesce(locality, '')) as words
from public.places
union all
select
  source_id,
  'town',
  properties ->> 'name',
  null,
  st_y(st_pointonsurface(geom)),
  st_x(st_pointonsurface(geom)),
  array[st_xmin(geom), st_ymin(geom), st_xmax(geom), st_ymax(geom)],
  plain_words(properties ->> 'name'),
  plain_words(properties ->> 'name')
from public.map_features
where source_id = 'towns' and properties ->> 'name' <> '';
