create view ui_list_wm_attachment_tags as select * from public.attachment_tags;
