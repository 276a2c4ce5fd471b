-- Contacts that may be who sent a registration in: why, and how likely, weighed as contacts are among each other. What more than
-- ten contacts share tells nothing apart.
create view ui_registration_likely_owners as
select
  registrations.reg_ndx,
  contacts.rolo_ndx,
  contacts.label,
  contacts.known_by,
  likely.likeness::double precision as likeness,
  likely.reasons
from public.registrations
cross join lateral (
  select rolo_ndx, sum(weight) as likeness, array_agg(reason order by weight desc, reason) as reasons
  from (
    select rolo_ndx, weight, reason, count(*) over (partition by reason) as shared_by
    from (
      select rolo_ndx, 4 as weight, 'same name' as reason
      from public.contacts
      where name_key = public.name_key(first_name || ' ' || last_name) and not removed
      union all
      select rolo_ndx, 4, 'same e-mail address'
      from public.contacts
      where email_key in (lower(trim(primary_email)), lower(trim(secondary_email))) and not removed
      union all
      select rolo_ndx, 3, 'same telephone'
      from public.contacts
      where phone_key in (public.phone_key(primary_phone), public.phone_key(secondary_phone)) and not removed
      union all
      select rolo_ndx, 3, 'same organization'
      from public.contacts
      where organization_key = public.name_key(mailing_name) and not removed
      union all
      select rolo_ndx, 2, 'same address'
      from public.contacts
      where address_key = public.address_key(mailing_address, mailing_zip) and not removed
    ) as alike
  ) as found
  where shared_by <= 10
  group by rolo_ndx
) as likely
join ui_list_contact_options as contacts on contacts.rolo_ndx = likely.rolo_ndx
where contacts.rolo_ndx is distinct from registrations.rolo_ndx;
