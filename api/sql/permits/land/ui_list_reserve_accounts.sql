-- The accounts of all reserves, year by year.
create view ui_list_reserve_accounts as
select account.*, permits.permit_number, permits.permit_name
from reserve_accounts(null) as account
join public.permits using (permit_ndx)
where (select has_reserves()) and not permits.removed;
