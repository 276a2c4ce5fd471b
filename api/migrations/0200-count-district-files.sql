-- Applied files are listed: a list that a server keeps is read again once one is applied or undone.
create trigger count_change after insert or update or delete or truncate on district_files
  for each statement execute function count_change();
