-- Whether a meter measures a well in a month: one that was set up at it or linked to it, and that was there then.
create function is_metered(some_well integer, some_year integer, some_month integer) returns boolean
language sql stable
return exists (
  select from public.meters
  where is_in_month(coalesce(meters.joined_date, '-infinity'), meters.retired_date, some_year, some_month)
    and (
      meters.setup_well_ndx = some_well
      or exists (
        select from public.meter_wells
        where meter_wells.meter_ndx = meters.meter_ndx
          and meter_wells.well_ndx = some_well
          and is_in_month(meter_wells.start_date, meter_wells.end_date, some_year, some_month)
      )
    )
);
