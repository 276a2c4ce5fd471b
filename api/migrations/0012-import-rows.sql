-- What an imported well was in its file, so that the same row never comes in twice, and what undoing must take back.

alter table wells add column import_row_hash text constraint wells_import_row_once unique;

alter table imports
  -- Words that the import added to lists: [{"table": "aquifers", "ndx": 8}].
  add column words_added jsonb not null default '[]',
  add constraint imports_every_row_accounted_for check (rows_read = rows_added + rows_known + rows_refused);
