create view data_permit_amendments as
select
  amendments.*,
  permits.authorized_volume_gal,
  permits.primary_use_ndx,
  permits.secondary_use_ndx,
  permits.permit_status_ndx,
  nullif(amendment_types.pamend_type_desc, '') as pamend_type_desc,
  nullif(amendment_statuses.pamend_status_desc, '') as pamend_status_desc,
  coalesce(amendments.action_complete_extension, amendments.action_complete) as action_complete_date
from public.permit_amendments as amendments
join public.permits using (permit_ndx)
join public.amendment_types using (pamend_type_ndx)
join public.amendment_statuses using (pamend_status_ndx);
