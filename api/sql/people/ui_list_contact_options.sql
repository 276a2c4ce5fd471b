-- Contacts by their name, or by the organization where nobody is named.
create view ui_list_contact_options as
select
  rolo_ndx,
  coalesce(r_name, r_organization) as label,
  concat_ws(' · ', case when r_name is not null then r_organization end, r_city, r_email, r_phone) as known_by,
  removed
from public.contacts
where rolo_ndx <> 999999;
