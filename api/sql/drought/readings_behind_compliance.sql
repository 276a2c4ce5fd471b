-- The readings of a month that count at a permit group: what its metered gallons add up. Only meters that may count there are looked at.
create function readings_behind_compliance(some_grouping integer, some_year integer, some_month integer)
returns table (
  grouping_ndx integer,
  c_year integer,
  c_month integer,
  meter_ndx integer,
  meter_id text,
  well_ndx integer,
  district_well_id text,
  permit_number text,
  prev_meter_reading numeric,
  meter_reading numeric,
  dial text,
  adjustment bigint,
  gallons bigint
)
language sql stable
begin atomic
  with members as materialized (
    select permit_ndx from permits_of_grouping(some_grouping, fiscal_year(make_date(some_year, some_month, 1)))
  )
  select
    some_grouping,
    some_year,
    some_month,
    production.meter_ndx,
    meters.meter_id,
    production.well_ndx,
    wells.district_well_id,
    permits.permit_number,
    readings.prev_meter_reading,
    readings.meter_reading,
    dial_name(dial.dial_unit, dial.dial_multiplier),
    readings.adjustment,
    production.gallons
  from production_by_permit as production
  join public.permits on permits.permit_ndx = production.permit_ndx
  join public.meters on meters.meter_ndx = production.meter_ndx
  join public.wells on wells.well_ndx = production.well_ndx
  join public.meter_readings as readings
    on readings.meter_ndx = production.meter_ndx
    and readings.c_year = production.c_year
    and readings.c_month = production.c_month
  cross join lateral dial_of(production.meter_ndx, make_date(some_year, some_month, 1)) as dial
  where production.c_year = some_year
    and production.c_month = some_month
    and production.meter_ndx = any ((select meters_counting_for(array(select permit_ndx from members)))::integer[])
    and production.permit_ndx in (select permit_ndx from members)
  order by meters.meter_id, wells.district_well_id;
end;
