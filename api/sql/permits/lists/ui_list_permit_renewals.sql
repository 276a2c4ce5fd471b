-- For which years a permit was renewed, with what was undone.
create view ui_list_permit_renewals as
select
  permit_renewal_ndx,
  permit_ndx,
  fiscal_year,
  created_timestamp as renewed_at,
  name_of_account(created_by) as renewed_by,
  removed_timestamp as undone_at,
  name_of_account(removed_by) as undone_by
from public.permit_renewals;
