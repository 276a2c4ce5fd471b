-- How permits report, with the name of those that each row is of.
create view list_report_periods as
select
  periods.*,
  coalesce(permits.permit_number, types.permit_type_desc, 'All permits') as applies_to
from public.report_periods as periods
left join public.permits using (permit_ndx)
left join public.permit_types as types on types.permit_type_ndx = periods.permit_type_ndx;
