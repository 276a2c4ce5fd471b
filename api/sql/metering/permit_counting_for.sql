-- The permit that the water of a well counts against in a month: the one that it was linked to first among those in force in that month.
-- Where none is in force it stays with the first linked, against nothing allowed, and is seen there. It answers a row, so that PostgreSQL
-- reads it into the query that asks instead of calling it for each well.
create function permit_counting_for(some_well integer, c_year integer, c_month integer) returns table (permit_ndx integer)
language sql stable
begin atomic
  select coalesce(
    (
      select permit_wells.permit_ndx
      from public.permit_wells
      join public.permits on permits.permit_ndx = permit_wells.permit_ndx
      where permit_wells.well_ndx = some_well
        and is_in_month(permit_wells.start_date, permit_wells.end_date, permit_counting_for.c_year, permit_counting_for.c_month)
        and is_in_month(permits.start_date, permits.ended_date, permit_counting_for.c_year, permit_counting_for.c_month)
        and not permits.removed
      order by permit_wells.start_date, permit_wells.permit_ndx
      limit 1
    ),
    (
      select permit_wells.permit_ndx
      from public.permit_wells
      join public.permits on permits.permit_ndx = permit_wells.permit_ndx
      where permit_wells.well_ndx = some_well
        and is_in_month(permit_wells.start_date, permit_wells.end_date, permit_counting_for.c_year, permit_counting_for.c_month)
        and not permits.removed
      order by permit_wells.start_date, permit_wells.permit_ndx
      limit 1
    )
  );
end;
