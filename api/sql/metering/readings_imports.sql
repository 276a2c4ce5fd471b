create view readings_imports as
select
  import_ndx,
  file_name,
  rows_read,
  rows_added,
  rows_known,
  created_timestamp as imported_at,
  name_of_account(created_by) as imported_by,
  undone_timestamp as undone_at
from public.imports
where subject = 'readings';
