-- Permits with the words that they are found by, as they are compared: the expressions are those of the indexes.
create view findable_permits as
select
  permit_ndx,
  permit_number as label,
  concat_ws(
    ' · ',
    permit_name,
    legacy_permit_number,
    (select coalesce(r_organization, r_name) from public.contacts where contacts.rolo_ndx = permits.rolo_ndx and rolo_ndx <> 999999),
    (select permit_status_desc from public.permit_statuses where permit_statuses.permit_status_ndx = permits.permit_status_ndx)
  ) as known_by,
  '' as known_to_staff,
  plain_words(permit_number) as plain_label,
  plain_words(permit_name) as plain_name,
  plain_words(legacy_permit_number) as plain_number,
  plain_words(
    permit_number || ' ' || coalesce(legacy_permit_number, '') || ' ' || coalesce(permit_name, '')
  ) as words,
  removed,
  not removed as is_for_owners
from public.permits;
