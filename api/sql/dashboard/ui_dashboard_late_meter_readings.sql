-- Active meters of published wells whose next reading is overdue.
create view ui_dashboard_late_meter_readings as
select
  groupings.grouping_name,
  next_readings.meter_id,
  district_today() - next_readings.due_day as days_late,
  next_readings.c_year,
  next_readings.c_month,
  next_readings.meter_ndx
from next_readings
join public.wells on wells.well_ndx = next_readings.setup_well_ndx and wells.is_published and not wells.removed
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
left join named_groupings as groupings
  on groupings.permit_ndx = permit.permit_ndx
  and (select fiscal_year(district_today())) between groupings.from_year and groupings.to_year
where next_readings.due_day < district_today();
