create view readings_imports as
select
  imports.import_ndx,
  imports.file_name,
  imports.rows_read,
  imports.rows_added,
  imports.rows_known,
  imports.created_timestamp as imported_at,
  coalesce(accounts.name, imports.created_by) as imported_by,
  imports.undone_timestamp as undone_at
from public.imports
left join public.accounts on accounts.sub = imports.created_by
where imports.subject = 'readings';
