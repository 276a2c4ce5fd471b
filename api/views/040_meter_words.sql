-- Meters with the wells that they stand for today.
create view meter_words as
select meters.*, wells.associated_wells
from public.meters
join (
  select linked.meter_ndx, string_agg(wells.district_well_id, ', ' order by wells.district_well_id) as associated_wells
  from metered_wells as linked
  join public.wells on wells.well_ndx = linked.well_ndx
  group by linked.meter_ndx
) as wells on wells.meter_ndx = meters.meter_ndx;
