-- Permits, beside what their form asks for that no permit keeps.
create view list_permits as
select
  permit_words.*,
  false as permittee_add_new,
  null::text as tmp_permittee_name,
  null::text as tmp_permittee_organization,
  null::text as tmp_permittee_email,
  null::text as tmp_permittee_phone,
  null::text as tmp_permittee_address,
  null::text as tmp_permittee_city,
  null::text as tmp_permittee_state,
  null::text as tmp_permittee_zip,
  999 as tmp_permittee_precinct_ndx,
  false as new_number,
  null::text as administrative_note
from permit_words;
