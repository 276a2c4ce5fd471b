-- Types of permits with the reductions that hold last, be it from today or from a later month on: what files are compared with, so that one
-- which was applied changes nothing when it is applied again.
create view permit_types_as_planned as
select
  types.*,
  coalesce(planned.d1_pump_reduction, 0) as d1_pump_reduction,
  coalesce(planned.d2_pump_reduction, 0) as d2_pump_reduction,
  coalesce(planned.d3_pump_reduction, 0) as d3_pump_reduction,
  coalesce(planned.d4_pump_reduction, 0) as d4_pump_reduction,
  coalesce(planned.exempt_up_to_gal, 0) as exempt_up_to_gal
from public.permit_types as types
left join reductions_of_types as planned on planned.permit_type_ndx = types.permit_type_ndx and planned.holds_until is null
where types.permit_type_ndx <> 999;
