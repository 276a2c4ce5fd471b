-- Contacts with their address in one line; 'no owner' is nobody.
create view contact_addresses as
select
  rolo_ndx,
  r_name,
  r_organization,
  nullif(concat_ws(', ', r_mailing_address, r_city, nullif(concat_ws(' ', r_state, r_zipcode), '')), '') as address,
  r_email,
  r_phone
from public.contacts
where rolo_ndx <> 999999;
