-- All photos and documents, removed ones too, as staff are told of them: with the names of who added and removed them.
create view told_files as
select
  attachments.*,
  '/api/files/' || system_filename as system_filepath,
  name_of_account(created_by) as added_by_name,
  name_of_account(removed_by) as removed_by_name
from public.attachments;
