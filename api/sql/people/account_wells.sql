-- The wells that stand today under the permits of an account.
create view account_wells as
select distinct permits.sub, links.well_ndx
from account_permits_in_force as permits
join public.permit_wells as links on links.permit_ndx = permits.permit_ndx
where links.start_date <= public.district_today()
  and (links.end_date is null or links.end_date >= public.district_today());
