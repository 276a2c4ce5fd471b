create view ui_list_permit_attachment_tags as
select att_tag_ndx, att_tag_text
from public.attachment_tags
where for_documents;
