-- Contacts that a well or a permit may be given to, and 999999 for no owner.
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
  concatenated_contact_info
from contact_lines
where not removed

union all

select 999999, null, null, null, null, null, null, false, null;
