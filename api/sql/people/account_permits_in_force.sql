-- The permits that an account stands for today: neither removed nor ended, and begun.
create view account_permits_in_force as
select accounts.sub, permits.permit_ndx, permits.permit_number, permits.permit_name, permits.rolo_ndx
from permits_of_accounts as accounts
join public.permits on permits.permit_ndx = accounts.permit_ndx
where not permits.removed
  and permits.start_date <= public.district_today()
  and (permits.ended_date is null or permits.ended_date >= public.district_today());
