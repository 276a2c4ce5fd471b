create view ui_list_level_marks as
select
  mark_ndx,
  well_ndx,
  of_what,
  from_at,
  to_at,
  flag,
  standing,
  note,
  name_of_account(created_by) as marked_by,
  created_timestamp as marked_at,
  undone_at,
  case when undone_by is not null then name_of_account(undone_by) end as undone_by
from public.level_marks;
