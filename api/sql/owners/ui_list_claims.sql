-- Access code letters that let contacts claim their permits, with the status of each. What the code is, it does not say.
create view ui_list_claims as
select
  claims.claim_ndx,
  claims.rolo_ndx,
  coalesce(contacts.r_name, contacts.r_organization) as addressee,
  claims.r_email,
  claims.state,
  claims.created_timestamp,
  claims.expires_at,
  claims.used_at,
  case when claims.used_by is not null then name_of_account(claims.used_by) end as used_by_name
from public.claims
join public.contacts on contacts.rolo_ndx = claims.rolo_ndx;
