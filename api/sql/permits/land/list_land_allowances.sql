create view list_land_allowances as
select allowances.*, permit_types.permit_type_desc as permit_type_name
from public.land_allowances as allowances
join public.permit_types using (permit_type_ndx);
