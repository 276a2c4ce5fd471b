-- Types of permits with the reductions of today, and the month from which others have been decided.
create view list_permit_types as
select
  types.*,
  coalesce(present.d1_pump_reduction, 0) as d1_pump_reduction,
  coalesce(present.d2_pump_reduction, 0) as d2_pump_reduction,
  coalesce(present.d3_pump_reduction, 0) as d3_pump_reduction,
  coalesce(present.d4_pump_reduction, 0) as d4_pump_reduction,
  coalesce(present.exempt_up_to_gal, 0) as exempt_up_to_gal,
  present.holds_until as reductions_change_from
from public.permit_types as types
left join reductions_of_types as present
  on present.permit_type_ndx = types.permit_type_ndx
  and public.district_today() >= present.holds_from
  and (present.holds_until is null or public.district_today() < present.holds_until)
where types.permit_type_ndx <> 999;
