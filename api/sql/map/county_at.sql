-- The county of a place by the drawn counties, without the word: 'Travis' of 'Travis County'.
create function county_at(place geometry) returns text
language sql stable
return (
  select min(regexp_replace(properties ->> 'name', ' County$', ''))
  from public.map_features
  where source_id = 'county-boundaries' and st_intersects(geom, place)
);
