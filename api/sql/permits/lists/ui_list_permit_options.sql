create view ui_list_permit_options as
select
  permit_ndx,
  permit_number as label,
  concat_ws(' · ', permit_name, legacy_permit_number, owner_org, owner_name, permit_type_desc, permit_status_desc)
    as known_by,
  removed
from permit_words;
