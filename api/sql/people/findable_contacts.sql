-- Contacts with the words that they are found by, as they are compared: the expressions are those of the indexes.
create view findable_contacts as
select
  rolo_ndx,
  coalesce(r_name, r_organization) as label,
  concat_ws(' · ', case when r_name is not null then r_organization end, r_city) as known_by,
  concat_ws(' · ', r_email, r_phone) as known_to_staff,
  plain_words(r_name) as plain_label,
  plain_words(r_organization) as plain_name,
  null as plain_number,
  plain_words(
    coalesce(r_name, '') || ' ' || coalesce(r_organization, '') || ' ' || coalesce(r_city, '') || ' ' || coalesce(r_email, '') || ' '
      || regexp_replace(coalesce(r_phone, ''), '\D', '', 'g')
  ) as words,
  removed,
  not removed as is_for_owners
from public.contacts
where rolo_ndx <> 999999;
