create view q_d_data_owners as
select
  contacts.rolo_ndx,
  coalesce(contacts.r_name, contacts.r_organization) as owner_name,
  contacts.r_organization as organization,
  exists (select from public.permits where permits.rolo_ndx = contacts.rolo_ndx and not removed) as is_permitee,
  exists (select from public.permits where permits.alternate_rolo_ndx = contacts.rolo_ndx and not removed)
    as is_alternate_contact,
  exists (select from public.permits where permits.billing_rolo_ndx = contacts.rolo_ndx and not removed)
    as is_billing_contact,
  exists (select from public.permits where permits.meter_rolo_ndx = contacts.rolo_ndx and not removed)
    as is_meter_contact,
  addresses.address,
  contacts.r_email as email,
  contacts.r_phone as phone,
  wells.associated_wells,
  permits.associated_permits
from public.contacts
join contact_addresses as addresses on addresses.rolo_ndx = contacts.rolo_ndx
left join (
  select contact_ndx, string_agg(district_well_id, ', ' order by district_well_id) as associated_wells
  from public.wells
  where not removed
  group by contact_ndx
) as wells on wells.contact_ndx = contacts.rolo_ndx
left join (
  select rolo_ndx, string_agg(permit_number, ', ' order by permit_number) as associated_permits
  from public.permits
  where not removed
  group by rolo_ndx
) as permits on permits.rolo_ndx = contacts.rolo_ndx
where not contacts.removed;
