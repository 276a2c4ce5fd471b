-- Beside a month stand the wells that the meter stood for in it. Few meters were ever linked to another well than the one that
-- they were set up at: of those alone each month is looked up.
create view q_d_data_pumpage as
select
  readings.meter_reading_ndx as ndx,
  meters.meter_ndx,
  concat(meters.meter_id, ' · ', readings.c_year, '-', lpad(readings.c_month::text, 2, '0')) as ui_label,
  meters.meter_id,
  readings.c_year,
  readings.c_month,
  fiscal_year(readings.c_year, readings.c_month) as fiscal_year,
  readings.calculated_gallons as gallons,
  case when linked.meter_ndx is null then setup_wells.district_well_id else (
    select string_agg(wells.district_well_id, ', ' order by wells.district_well_id)
    from (
      select meters.setup_well_ndx as well_ndx
      union
      select links.well_ndx
      from public.meter_wells as links
      where links.meter_ndx = meters.meter_ndx
        and is_in_month(links.start_date, links.end_date, readings.c_year, readings.c_month)
    ) as measured
    join public.wells on wells.well_ndx = measured.well_ndx
  ) end as associated_wells
from public.meter_readings as readings
join public.meters on meters.meter_ndx = readings.meter_ndx
join public.wells as setup_wells on setup_wells.well_ndx = meters.setup_well_ndx
left join (
  select distinct links.meter_ndx
  from public.meter_wells as links
  join public.meters on meters.meter_ndx = links.meter_ndx and meters.setup_well_ndx <> links.well_ndx
) as linked on linked.meter_ndx = meters.meter_ndx;
