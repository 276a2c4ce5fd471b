-- What a contact is to a permit stands behind its number, but for the permittee.
create view ui_list_rolo_linked_permits as
select
  named.rolo_ndx,
  permits.permit_ndx,
  concat_ws(' · ', permits.permit_number, permits.permit_name, string_agg(named.role, ', ' order by named.role))
    as linked_permit_identifier
from public.permits
cross join lateral (
  values
    (permits.rolo_ndx, null),
    (permits.alternate_rolo_ndx, 'alternate contact'),
    (permits.billing_rolo_ndx, 'billing contact'),
    (permits.meter_rolo_ndx, 'meter contact')
) as named (rolo_ndx, role)
where named.rolo_ndx <> 999999 and not permits.removed
group by named.rolo_ndx, permits.permit_ndx;
