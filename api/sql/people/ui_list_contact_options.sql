-- Contacts by their name, or by the organization where nobody is named, found by everything that contacts are searched by.
create view ui_list_contact_options as
select
  rolo_ndx,
  coalesce(r_name, r_organization) as label,
  concat_ws(
    ' · ',
    case when r_name is not null then r_organization end,
    r_mailing_address,
    r_city,
    r_email,
    formatted_phones,
    'Precinct ' || precinct_num,
    case when is_permitee then 'Permittee' end
  ) as known_by,
  removed
from contact_lines
where rolo_ndx <> 999999;
