-- The months that the meters of a permit group are read for: one of a fiscal year, or with 0 all of its months through the
-- present one. A month in which a meter was not yet or no more on a well of the group is not asked for. Where there is no
-- reading yet, the last one before is what the next is compared with.
create function readings_to_edit(some_fiscal_year integer, some_month integer, some_grouping integer)
returns table (
  meter_reading_ndx integer,
  meter_ndx integer,
  meter_id text,
  fiscal_year integer,
  c_year integer,
  c_month integer,
  grouping_ndx integer,
  grouping_name text,
  dial_unit text,
  dial_multiplier numeric,
  dial_digits integer,
  dial_decimals integer,
  prev_meter_reading numeric,
  prev_dial_unit text,
  prev_dial_multiplier numeric,
  meter_reading numeric,
  adjustment bigint,
  mr_adjustment_reason_ndx integer,
  mr_report_status_ndx integer,
  calculated_gallons bigint,
  notes text,
  version integer
)
language sql stable
begin atomic
  with
  linked as (
    select c_year, c_month, grouping_ndx, grouping_name, well_ndx
    from wells_of_grouping(some_fiscal_year, some_month, some_grouping)
  ),
  metered as (
    select linked.c_year, linked.c_month, linked.grouping_ndx, linked.grouping_name, meters.meter_ndx
    from linked
    join public.meters on meters.setup_well_ndx = linked.well_ndx
    union
    select linked.c_year, linked.c_month, linked.grouping_ndx, linked.grouping_name, on_wells.meter_ndx
    from linked
    join public.meter_wells as on_wells
      on on_wells.well_ndx = linked.well_ndx
      and is_in_month(on_wells.start_date, on_wells.end_date, linked.c_year, linked.c_month)
  )
  select
    readings.meter_reading_ndx,
    meters.meter_ndx,
    meters.meter_id,
    some_fiscal_year,
    metered.c_year,
    metered.c_month,
    metered.grouping_ndx,
    metered.grouping_name,
    dial.dial_unit,
    dial.dial_multiplier,
    dial.dial_digits,
    dial.dial_decimals,
    before.previous,
    before.prev_dial_unit,
    before.prev_dial_multiplier,
    readings.meter_reading,
    coalesce(readings.adjustment, 0),
    readings.mr_adjustment_reason_ndx,
    readings.mr_report_status_ndx,
    readings.calculated_gallons,
    readings.notes,
    readings.version
  from metered
  join public.meters on meters.meter_ndx = metered.meter_ndx
  left join public.meter_readings as readings
    on readings.meter_ndx = metered.meter_ndx
    and readings.c_year = metered.c_year
    and readings.c_month = metered.c_month
  cross join lateral previous_reading(metered.meter_ndx, metered.c_year, metered.c_month) as before
  cross join lateral dial_of(metered.meter_ndx, make_date(metered.c_year, metered.c_month, 1)) as dial
  where readings.meter_reading_ndx is not null
    or is_in_month(coalesce(meters.joined_date, '-infinity'), meters.retired_date, metered.c_year, metered.c_month)
  order by meters.meter_id, metered.c_year, metered.c_month;
end;
