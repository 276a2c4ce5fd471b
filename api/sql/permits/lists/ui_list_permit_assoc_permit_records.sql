create view ui_list_permit_assoc_permit_records as
select
  permits.permit_ndx,
  others.permit_ndx as associated_permit_ndx,
  concat_ws(' · ', others.permit_number, others.permit_name, others.permit_status_desc) as associated_permits_info
from public.permits
join permit_words as others on others.rolo_ndx = permits.rolo_ndx and others.permit_ndx <> permits.permit_ndx
where permits.rolo_ndx <> 999999 and not others.removed;
