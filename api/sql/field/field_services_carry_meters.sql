-- What was read of each active meter in the last months that it was read in: thirteen, so that the twelve before any of them are known
-- of the last one, and a month that was left out is found.
create view field_services_carry_meters as
with
groups as (
  select
    measured.meter_ndx,
    array_agg(distinct measured.well_ndx) as wells,
    coalesce(array_agg(distinct groupings.grouping_ndx) filter (where groupings.grouping_ndx is not null), '{}') as groupings
  from metered_wells as measured
  left join current_permit_wells as permits on permits.well_ndx = measured.well_ndx
  left join named_groupings as groupings
    on groupings.permit_ndx = permits.permit_ndx
    and fiscal_year(public.district_today()) between groupings.from_year and groupings.to_year
  group by measured.meter_ndx
)
select
  meters.meter_ndx,
  meters.meter_id,
  meters.meter_serial_number,
  meters.setup_well_ndx as well_ndx,
  groups.wells,
  groups.groupings,
  meters.joined_date,
  meters.retired_date,
  meters.start_reading,
  recent.last_year,
  recent.last_month,
  coalesce(recent.last_reading, meters.start_reading) as last_reading,
  recent.last_reading_ndx,
  recent.previous_reading,
  recent.largest_monthly_gal,
  coalesce(recent.readings, '{}') as recent
from public.meters
join groups on groups.meter_ndx = meters.meter_ndx
left join lateral (
  select
    (array_agg(c_year order by c_year desc, c_month desc) filter (where meter_reading is not null))[1] as last_year,
    (array_agg(c_month order by c_year desc, c_month desc) filter (where meter_reading is not null))[1] as last_month,
    (array_agg(meter_reading order by c_year desc, c_month desc) filter (where meter_reading is not null))[1]
      as last_reading,
    (array_agg(meter_reading_ndx order by c_year desc, c_month desc) filter (where meter_reading is not null))[1]
      as last_reading_ndx,
    (array_agg(prev_meter_reading order by c_year desc, c_month desc) filter (where meter_reading is not null))[1]
      as previous_reading,
    max(calculated_gallons) as largest_monthly_gal,
    array_agg(
      json_build_array(c_year, c_month, meter_reading, adjustment, calculated_gallons, meter_reading_ndx, version)
      order by c_year desc, c_month desc) as readings
  from (
    select *
    from public.meter_readings as readings
    where readings.meter_ndx = meters.meter_ndx
    order by readings.c_year desc, readings.c_month desc
    limit 13
  ) as last
) as recent on true
where meters.is_active;
