-- What drought stages take away from permits of each type, and the months that it holds in: from its first through the last
-- before the next change.
create view reductions_of_types as
select
  reductions.*,
  lead(holds_from) over (partition by permit_type_ndx order by holds_from) as holds_until
from public.permit_type_reductions as reductions;
