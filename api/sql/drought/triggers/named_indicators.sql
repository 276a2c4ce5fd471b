-- The indicators of drought, also with their unit behind the name: `Spring Flow (cfs)`.
create view named_indicators as
select
  indicator_ndx,
  indicator_name,
  indicator_unit,
  indicator_name || coalesce(' (' || nullif(indicator_unit, '') || ')', '') as indicator
from public.indicators;
