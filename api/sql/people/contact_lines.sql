-- Contacts in one line each, removed ones too. Ten digits of a phone number are grouped as people say them.
create view contact_lines as
select
  *,
  nullif(
    concat_ws(' | ', r_name, r_organization, r_mailing_address, r_city, r_email, formatted_phones), ''
  ) as concatenated_contact_info
from (
  select
    *,
    regexp_replace(r_phone, '^\D*1?\D*(\d{3})\D*(\d{3})\D*(\d{4})\D*$', '(\1) \2-\3') as formatted_phones
  from list_rolodex
) as contacts;
