-- How much of what a meter measures in a month counts at a permit, from 0 to 1: as production_by_well divides it over wells. What the other
-- wells and permits are, it does not say. It answers a row, so that PostgreSQL reads it into the query that asks instead of calling it for each month.
create function share_of_meter(some_permit integer, some_meter integer, c_year integer, c_month integer) returns table (share numeric)
language sql stable
begin atomic
  select
    count(*) filter (where counting.permit_ndx = some_permit)::numeric / count(*)
  from (
    select links.well_ndx
    from public.meters
    join public.meter_wells as links using (meter_ndx)
    where meter_ndx = some_meter
      and shares_over_wells
      and is_in_month(links.start_date, links.end_date, share_of_meter.c_year, share_of_meter.c_month)
    union
    select setup_well_ndx
    from public.meters
    where meter_ndx = some_meter
      and not (shares_over_wells and exists (
        select
        from public.meter_wells as links
        where links.meter_ndx = some_meter
          and is_in_month(links.start_date, links.end_date, share_of_meter.c_year, share_of_meter.c_month)
      ))
  ) as wells
  cross join lateral permit_counting_for(wells.well_ndx, share_of_meter.c_year, share_of_meter.c_month) as counting;
end;
