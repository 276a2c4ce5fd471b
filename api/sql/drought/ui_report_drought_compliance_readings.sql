-- The readings that count at each permit group, month by month. It begins with the wells of the group, so that one group is found
-- without reading all meters.
create view ui_report_drought_compliance_readings as
select
  linked.grouping_ndx,
  production.c_year,
  production.c_month,
  production.meter_ndx,
  meters.meter_id,
  production.well_ndx,
  wells.district_well_id,
  permits.permit_number,
  readings.prev_meter_reading,
  readings.meter_reading,
  readings.adjustment,
  production.gallons
from (
  select distinct kinds.grouping_ndx, links.permit_ndx, links.well_ndx
  from permit_kinds as kinds
  join public.permit_wells as links on links.permit_ndx = kinds.permit_ndx
) as linked
join production_by_permit as production
  on production.well_ndx = linked.well_ndx and production.permit_ndx = linked.permit_ndx
join public.meter_readings as readings
  on readings.meter_ndx = production.meter_ndx
  and readings.c_year = production.c_year
  and readings.c_month = production.c_month
join public.meters on meters.meter_ndx = production.meter_ndx
join public.wells on wells.well_ndx = production.well_ndx
join public.permits on permits.permit_ndx = linked.permit_ndx;
