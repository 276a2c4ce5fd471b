-- The permits that an account stands for: those that the district linked to it or that it claimed, and those that were delegated to its
-- address by whoever has them that way. All that a Well Owner sees follows from here.
create view permits_of_accounts as
select sub, permit_ndx from public.account_permits

union

select delegates.sub, own.permit_ndx
from public.delegations
join public.delegation_permits as shared using (delegation_ndx)
join public.account_permits as own on own.sub = delegations.sub and own.permit_ndx = shared.permit_ndx
join public.accounts as delegates on lower(delegates.email) = lower(delegations.email)
where not delegations.removed and not delegates.blocked;
