create view data_permit_amendments as
select
  amendments.*,
  -- What the form asks beside: a permittee who is in no list yet.
  false as permittee_add_new,
  null::text as tmp_permittee_name,
  null::text as tmp_permittee_organization,
  null::text as tmp_permittee_email,
  null::text as tmp_permittee_phone,
  null::text as tmp_permittee_address,
  null::text as tmp_permittee_city,
  null::text as tmp_permittee_state,
  null::text as tmp_permittee_zip,
  999 as tmp_permittee_precinct_ndx,
  permits.authorized_volume_gal,
  permits.primary_use_ndx,
  permits.secondary_use_ndx,
  permits.permit_status_ndx,
  permits.rolo_ndx,
  nullif(amendment_types.pamend_type_desc, '') as pamend_type_desc,
  nullif(amendment_statuses.pamend_status_desc, '') as pamend_status_desc,
  coalesce(amendments.action_complete_extension, amendments.action_complete) as action_complete_date
from public.permit_amendments as amendments
join public.permits using (permit_ndx)
join public.amendment_types using (pamend_type_ndx)
join public.amendment_statuses using (pamend_status_ndx);
