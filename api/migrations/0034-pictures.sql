-- Pictures that nobody could read, and whose documents visitors see.

alter table attachments add column cannot_be_shown boolean not null default false;

-- Applications and correspondence say what concerns their people alone, and what is tagged 'Other' may.
alter table attachment_tags add column for_public boolean not null default false;
update attachment_tags set for_public = att_tag_ndx in (10, 11, 12, 14);
