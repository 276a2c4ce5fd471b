-- Active meters of published wells whose next reading is overdue. The reading of a month is due on the fifth of the next.
create view ui_dashboard_late_meter_readings as
select
  permit_kinds.grouping_name,
  meters.meter_id,
  district_today() - due.day as days_late,
  last_reading.c_year,
  last_reading.c_month
from public.meters
join public.wells on wells.well_ndx = meters.setup_well_ndx and wells.is_published and not wells.removed
left join lateral (
  select readings.c_year, readings.c_month
  from public.meter_readings as readings
  where readings.meter_ndx = meters.meter_ndx and readings.meter_reading is not null
  order by readings.c_year desc, readings.c_month desc
  limit 1
) as last_reading on true
-- The month without a reading: the next one, or the one in which a meter without any reading joined.
cross join lateral (
  select coalesce(
    make_date(last_reading.c_year, last_reading.c_month, 1) + interval '1 month',
    date_trunc('month', meters.joined_date::timestamp)
  ) as month
) as missing
cross join lateral (select (missing.month + interval '1 month')::date + 4 as day) as due
left join lateral (
  select permit_wells.permit_ndx
  from public.permit_wells
  join public.permits using (permit_ndx)
  where permit_wells.well_ndx = wells.well_ndx
    and daterange(permit_wells.start_date, permit_wells.end_date, '[]') @> district_today()
    and not permits.removed
  -- As its water counts: at the first linked of those in force.
  order by permits.ended_date < district_today(), permit_wells.start_date, permit_wells.permit_ndx
  limit 1
) as permit on true
left join permit_kinds on permit_kinds.permit_ndx = permit.permit_ndx
where meters.is_active and due.day < district_today();
