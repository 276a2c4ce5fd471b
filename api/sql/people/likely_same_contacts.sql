-- Contacts that may be one and the same, each pair from both sides: why, and how likely. What more than ten contacts share, such as
-- the telephone of whoever manages their wells, tells nothing apart.
create view likely_same_contacts as
with
shared_names as not materialized (
  select name_key from public.contacts where not removed group by name_key having count(*) between 2 and 10
),
shared_organizations as not materialized (
  select organization_key from public.contacts where not removed group by organization_key having count(*) between 2 and 10
),
shared_emails as not materialized (
  select email_key from public.contacts where not removed group by email_key having count(*) between 2 and 10
),
shared_phones as not materialized (
  select phone_key from public.contacts where not removed group by phone_key having count(*) between 2 and 10
),
shared_addresses as not materialized (
  select address_key from public.contacts where not removed group by address_key having count(*) between 2 and 10
)
select
  rolo_ndx,
  other_ndx,
  sum(weight) as likeness,
  array_agg(reason order by weight desc, reason) as reasons
from (
  select one.rolo_ndx, other.rolo_ndx as other_ndx, 4 as weight, 'same name' as reason
  from public.contacts as one
  join shared_names on shared_names.name_key = one.name_key
  join public.contacts as other on other.name_key = one.name_key
  where not one.removed and not other.removed
  union all
  select one.rolo_ndx, other.rolo_ndx, 4, 'same e-mail address'
  from public.contacts as one
  join shared_emails on shared_emails.email_key = one.email_key
  join public.contacts as other on other.email_key = one.email_key
  where not one.removed and not other.removed
  union all
  select one.rolo_ndx, other.rolo_ndx, 3, 'same telephone'
  from public.contacts as one
  join shared_phones on shared_phones.phone_key = one.phone_key
  join public.contacts as other on other.phone_key = one.phone_key
  where not one.removed and not other.removed
  union all
  select one.rolo_ndx, other.rolo_ndx, 3, 'same organization'
  from public.contacts as one
  join shared_organizations on shared_organizations.organization_key = one.organization_key
  join public.contacts as other on other.organization_key = one.organization_key
  where not one.removed and not other.removed
  union all
  select
    one.rolo_ndx,
    other.rolo_ndx,
    parts.weight,
    parts.reason
  from public.contacts as one
  join shared_addresses on shared_addresses.address_key = one.address_key
  join public.contacts as other on other.address_key = one.address_key
  cross join lateral (
    select 2 as weight, 'same address' as reason
    union all
    select 2, 'similar names'
    where one.name_key <> other.name_key and similarity(one.name_key, other.name_key) >= 0.4
  ) as parts
  where not one.removed and not other.removed
) as found
where rolo_ndx <> other_ndx
group by rolo_ndx, other_ndx;
