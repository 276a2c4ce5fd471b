-- The district files that were applied.
create view ui_list_district_files as
select
  district_file_ndx,
  file_name,
  applied_at,
  name_of_account(applied_by) as applied_by,
  undone_at,
  name_of_account(undone_by) as undone_by
from public.district_files;
