-- The wells that the search of the map may find, with their words as they are compared: the expressions are those of the indexes.
create view searchable_wells as
select
  well_ndx,
  contact_ndx,
  state_well_num,
  plain_words(district_well_id) as plain_id,
  plain_words(well_name) as plain_name,
  plain_words(
    district_well_id || ' ' || coalesce(state_well_num, '') || ' ' || coalesce(well_name, '') || ' '
      || coalesce(physical_location_address, '') || ' ' || coalesce(city, '')
  ) as words
from public.wells
where is_published and not removed;
