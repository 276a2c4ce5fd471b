-- Meters with the words that they are found by, as they are compared: the expressions are those of the indexes.
create view findable_meters as
select
  meter_ndx,
  meter_id as label,
  concat_ws(' · ', case when not is_active then 'Retired' end, meter_serial_number, brand) as known_by,
  (
    select concat_ws(' · ', wells.district_well_id, wells.well_name, wells.well_contact)
    from well_words as wells
    where wells.well_ndx = setup_well_ndx
  ) as known_to_staff,
  plain_words(meter_id) as plain_label,
  null as plain_name,
  plain_words(meter_serial_number) as plain_number,
  plain_words(meter_id || ' ' || coalesce(meter_serial_number, '') || ' ' || coalesce(brand, '')) as words,
  false as removed,
  true as is_for_owners
from public.meters;
