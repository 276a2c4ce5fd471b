-- Approved amendments of a permit's volume, and the first month that each counts in.
create view changes_of_volume as
select
  permit_ndx,
  first_month_after(effective_date) as counts_from,
  proposed_volume_change as change_gal
from public.permit_amendments
where pamend_type_ndx = 15 and pamend_status_ndx = 2 and not removed;
