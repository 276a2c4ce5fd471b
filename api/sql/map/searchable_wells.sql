-- The wells that the search of the map may find, with their words as they are compared: the expressions are those of the indexes.
create view searchable_wells as
select
  well_ndx,
  contact_ndx,
  district_well_id,
  state_well_num,
  physical_location_address,
  city,
  lat_dd,
  lon_dd,
  plain_words(district_well_id) as plain_id,
  reverse(plain_words(district_well_id)) as id_from_its_end,
  plain_words(city) as plain_city,
  plain_words(well_name) as plain_name,
  plain_words(
    district_well_id || ' ' || coalesce(state_well_num, '') || ' ' || coalesce(well_name, '') || ' '
      || coalesce(physical_location_address, '') || ' ' || coalesce(city, '')
  ) as words
from public.wells
where is_published and not removed;
