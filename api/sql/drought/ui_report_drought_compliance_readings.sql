-- The readings that count at each permit group, month by month.
create view ui_report_drought_compliance_readings as
select
  kinds.grouping_ndx,
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
from production_by_permit as production
join permit_kinds as kinds on kinds.permit_ndx = production.permit_ndx
join public.permits on permits.permit_ndx = production.permit_ndx
join public.meter_readings as readings
  on readings.meter_ndx = production.meter_ndx
  and readings.c_year = production.c_year
  and readings.c_month = production.c_month
join public.meters on meters.meter_ndx = production.meter_ndx
join public.wells on wells.well_ndx = production.well_ndx;
