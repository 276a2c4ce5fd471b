-- Wells that a meter has measured water of or that reported it, as in `production_by_well`, without adding the water up: one reading
-- is enough, and `limit` has PostgreSQL look for one of each meter instead of reading them all.
create view wells_with_production as
select meters.setup_well_ndx as well_ndx
from public.meters
where not meters.shares_over_wells
  and (
    select true
    from public.meter_readings as readings
    where readings.meter_ndx = meters.meter_ndx and readings.calculated_gallons is not null
    limit 1
  )

union all

-- Of a meter that its wells share, the months in which it had none are its own well's.
select meters.setup_well_ndx
from public.meters
where meters.shares_over_wells
  and (
    select true
    from public.meter_readings as readings
    where readings.meter_ndx = meters.meter_ndx
      and readings.calculated_gallons is not null
      and not exists (
        select from public.meter_wells
        where meter_wells.meter_ndx = meters.meter_ndx
          and is_in_month(meter_wells.start_date, meter_wells.end_date, readings.c_year, readings.c_month)
      )
    limit 1
  )

union all

select meter_wells.well_ndx
from public.meter_wells
join public.meters on meters.meter_ndx = meter_wells.meter_ndx
where meters.shares_over_wells
  and (
    select true
    from public.meter_readings as readings
    where readings.meter_ndx = meter_wells.meter_ndx
      and readings.calculated_gallons is not null
      and is_in_month(meter_wells.start_date, meter_wells.end_date, readings.c_year, readings.c_month)
    limit 1
  )

union all

select well_ndx
from public.well_production
where production_gallons is not null;
