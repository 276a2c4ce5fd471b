create view list_reserve_entries as
select entries.*, permits.permit_number
from public.reserve_entries as entries
join public.permits using (permit_ndx);
