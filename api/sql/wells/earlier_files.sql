-- Removed photos and documents whose names others of the same well or permit bear now.
create view earlier_files as
select earlier.*
from told_files as earlier
where earlier.removed and exists (
  select
  from public.attachments as current
  where not current.removed
    and current.original_filename = earlier.original_filename
    and (current.well_ndx = earlier.well_ndx or current.permit_ndx = earlier.permit_ndx)
);
