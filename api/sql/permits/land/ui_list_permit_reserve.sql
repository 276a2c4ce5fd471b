-- The account of a permit's reserve, year by year. Named twice, so that of a permit that is asked for it alone is computed.
create view ui_list_permit_reserve as
select account.*
from public.permits
join lateral reserve_accounts(array[permits.permit_ndx]) as account on account.permit_ndx = permits.permit_ndx
where (select has_reserves());
