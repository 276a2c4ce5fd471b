-- Contacts that a well or a permit may be given to, and 999999 for no owner. Ten digits of a phone number are grouped as people say them.
create view contacts_to_choose as
select
  rolo_ndx,
  r_name,
  r_organization,
  r_mailing_address,
  r_email,
  formatted_phones,
  precinct_num,
  is_permitee,
  nullif(
    concat_ws(' | ', r_name, r_organization, r_mailing_address, r_city, r_email, formatted_phones), ''
  ) as concatenated_contact_info
from (
  select
    *,
    regexp_replace(r_phone, '^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$', '(\1) \2-\3') as formatted_phones
  from list_rolodex
  where not removed
) as contacts

union all

select 999999, null, null, null, null, null, null, false, null;
