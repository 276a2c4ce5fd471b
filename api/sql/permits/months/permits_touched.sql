-- Which permits a change of meters or wells may touch, and which meters count for permits, in any month.

-- Permits that the water of these meters may count against.
create function permits_of_meters(some_meters integer[]) returns integer[]
language sql stable
return (
  select coalesce(array_agg(distinct permit_wells.permit_ndx), '{}')
  from public.permit_wells
  where permit_wells.well_ndx in (select well_ndx from wells_of_meters where meter_ndx = any (some_meters))
);

-- Meters whose water may count against one of these permits, and what stands for one where a well reports without.
create function meters_counting_for(some_permits integer[]) returns integer[]
language sql stable
return (
  select coalesce(array_agg(meter_ndx), '{}')
  from (
    select meters.meter_ndx
    from public.permit_wells
    join public.meters on meters.setup_well_ndx = permit_wells.well_ndx
    where permit_wells.permit_ndx = any (some_permits)
    union
    select meter_wells.meter_ndx
    from public.permit_wells
    join public.meter_wells using (well_ndx)
    where permit_wells.permit_ndx = any (some_permits)
    union
    select -permit_wells.well_ndx
    from public.permit_wells
    where permit_wells.permit_ndx = any (some_permits)
      and exists (select from public.well_production where well_production.well_ndx = permit_wells.well_ndx)
  ) as found
);

create function permits_of_wells(some_wells integer[]) returns integer[]
language sql stable
return (
  select coalesce(array_agg(distinct permit_ndx), '{}') from public.permit_wells where well_ndx = any (some_wells)
);
