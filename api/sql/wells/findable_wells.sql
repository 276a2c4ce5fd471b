-- Wells with the words that they are found by, as they are compared: the expressions are those of the indexes. What else they are
-- known by is worked out for those alone that are told.
create view findable_wells as
select
  well_ndx,
  district_well_id as label,
  concat_ws(
    ' · ', well_name, state_well_num, nullif(concat_ws(', ', physical_location_address, city), '')
  ) as known_by,
  concat_ws(
    ' · ',
    (select coalesce(r_organization, r_name) from public.contacts where rolo_ndx = contact_ndx and rolo_ndx <> 999999),
    (
      select string_agg(permit_number, ', ' order by permit_number)
      from current_permit_wells as permits
      where permits.well_ndx = wells.well_ndx
    )
  ) as known_to_staff,
  plain_words(district_well_id) as plain_label,
  plain_words(well_name) as plain_name,
  state_well_num as plain_number,
  plain_words(
    district_well_id || ' ' || coalesce(state_well_num, '') || ' ' || coalesce(well_name, '') || ' '
      || coalesce(physical_location_address, '') || ' ' || coalesce(city, '')
  ) as words,
  removed,
  is_published and not removed as is_for_owners
from public.wells;
