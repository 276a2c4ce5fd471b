-- The water of each month by well, from its meters or as it was reported. A meter's: all at the well that it was set up for, or in
-- equal whole gallons over the wells that it was linked to in that month, the first wells taking what is left over.
create view production_by_well as
select
  meters.setup_well_ndx as well_ndx,
  readings.meter_ndx,
  readings.c_year,
  readings.c_month,
  readings.calculated_gallons as gallons,
  readings.adjustment <> 0 as is_adjusted,
  readings.meter_reading is not null as is_read
from public.meter_readings as readings
join public.meters on meters.meter_ndx = readings.meter_ndx
where readings.calculated_gallons is not null and not meters.shares_over_wells

union all

select
  wells.well_ndx,
  readings.meter_ndx,
  readings.c_year,
  readings.c_month,
  each.gallons + (wells.place <= readings.calculated_gallons - cardinality(linked.wells) * each.gallons)::integer,
  readings.adjustment <> 0,
  readings.meter_reading is not null
from public.meter_readings as readings
join public.meters on meters.meter_ndx = readings.meter_ndx
cross join lateral (
  select coalesce(array_agg(distinct meter_wells.well_ndx), array[meters.setup_well_ndx]) as wells
  from public.meter_wells
  where meter_wells.meter_ndx = meters.meter_ndx
    and is_in_month(meter_wells.start_date, meter_wells.end_date, readings.c_year, readings.c_month)
) as linked
cross join lateral unnest(linked.wells) with ordinality as wells (well_ndx, place)
-- Leaves nothing out, but lets PostgreSQL begin with the meters of a well when one well is asked for.
join wells_of_meters
  on wells_of_meters.meter_ndx = meters.meter_ndx
  and wells_of_meters.well_ndx = wells.well_ndx
  and wells_of_meters.shares_over_wells
-- Rounded down, and the rest one gallon each: the wells total the meter, also when it ran backwards.
cross join lateral (select floor(readings.calculated_gallons::numeric / cardinality(linked.wells))::bigint as gallons) as each
where readings.calculated_gallons is not null and meters.shares_over_wells

union all

-- A well that reports without a meter stands for one, under the number that is minus its own.
select well_ndx, -well_ndx, c_year, c_month, production_gallons, false, true
from public.well_production
where production_gallons is not null;
