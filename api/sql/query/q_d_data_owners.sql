create view q_d_data_owners as
select
  contacts.rolo_ndx,
  coalesce(contacts.r_name, contacts.r_organization) as owner_name,
  contacts.r_organization as organization,
  coalesce(roles.is_permitee, false) as is_permitee,
  coalesce(roles.is_alternate_contact, false) as is_alternate_contact,
  coalesce(roles.is_billing_contact, false) as is_billing_contact,
  coalesce(roles.is_meter_contact, false) as is_meter_contact,
  addresses.address,
  contacts.r_email as email,
  contacts.r_phone as phone,
  wells.associated_wells,
  permits.associated_permits
from public.contacts
join contact_addresses as addresses on addresses.rolo_ndx = contacts.rolo_ndx
left join (
  select
    named.rolo_ndx,
    bool_or(named.role = 'permittee') as is_permitee,
    bool_or(named.role = 'alternate') as is_alternate_contact,
    bool_or(named.role = 'billing') as is_billing_contact,
    bool_or(named.role = 'meter') as is_meter_contact
  from public.permits
  cross join lateral (
    values
      (permits.rolo_ndx, 'permittee'),
      (permits.alternate_rolo_ndx, 'alternate'),
      (permits.billing_rolo_ndx, 'billing'),
      (permits.meter_rolo_ndx, 'meter')
  ) as named (rolo_ndx, role)
  where not permits.removed
  group by named.rolo_ndx
) as roles on roles.rolo_ndx = contacts.rolo_ndx
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
