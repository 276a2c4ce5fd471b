-- All photos and documents, removed ones too, as staff are told of them: with the names of who added and removed them.
create view told_files as
select
  attachments.*,
  '/api/files/' || attachments.system_filename as system_filepath,
  adders.name as added_by_name,
  removers.name as removed_by_name
from public.attachments
left join public.accounts as adders on adders.sub = attachments.created_by
left join public.accounts as removers on removers.sub = attachments.removed_by;
