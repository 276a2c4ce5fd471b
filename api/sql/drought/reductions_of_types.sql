-- What drought stages take away from permits of each type, and the months that it holds in: from its first through the last
-- before the next change.
create view reductions_of_types as
select
  reductions.*,
  lead(holds_from) over (partition by permit_type_ndx order by holds_from) as holds_until
from public.permit_type_reductions as reductions;

-- The same with a row for each stage that takes something away.
create view stage_reductions_of_types as
select permit_type_ndx, holds_from, holds_until, drought_stage_ndx, reduction
from reductions_of_types
cross join lateral (
  values (2, d1_pump_reduction), (3, d2_pump_reduction), (4, d3_pump_reduction), (5, d4_pump_reduction)
) as stages (drought_stage_ndx, reduction)
where reduction > 0;
