-- Who is told of a permit: its permittee, or where it has none whoever else it names.
create view recipients_of_permits as
select
  permits.permit_ndx,
  permits.permit_number,
  contacts.rolo_ndx
from public.permits
left join public.contacts
  on contacts.rolo_ndx = coalesce(
    nullif(permits.rolo_ndx, 999999),
    nullif(permits.alternate_rolo_ndx, 999999),
    nullif(permits.billing_rolo_ndx, 999999),
    nullif(permits.meter_rolo_ndx, 999999)
  )
  and not contacts.removed;
