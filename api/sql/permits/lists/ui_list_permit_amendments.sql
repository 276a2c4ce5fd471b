-- Approved amendments of a permit by the fiscal year in which each begins to count: a change of volume with the first month that it holds in.
create view ui_list_permit_amendments as
select
  permit_ndx,
  pamend_ndx,
  fiscal_year(counts_from) as fiscal_year,
  pamend_type_desc,
  effective_date,
  counts_from,
  approval_date,
  case when pamend_type_ndx = 15 then proposed_volume_change end as change_gal
from (
  select *, case when pamend_type_ndx = 15 then first_month_after(effective_date) else effective_date end as counts_from
  from data_permit_amendments
  where pamend_status_ndx = 2 and not removed
) as approved;
