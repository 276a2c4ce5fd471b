-- Photos and documents that have not been removed, and the address that each one's file is read from.
create view kept_files as
select attachments.*, '/api/files/' || attachments.system_filename as system_filepath
from public.attachments
where not attachments.removed;
