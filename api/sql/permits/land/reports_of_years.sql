-- Whether the reports of a fiscal year are in, of permits with land: all of them, and each by the day that it was due. A report came in with its
-- reading, or before, when the owner sent it. What was due before the permit was entered here came in on time, as nobody can tell; so did
-- what is due by the settings alone, whose change today would make reports of past years late.
create view reports_of_years as
select
  due.permit_ndx,
  fiscal_year(due.month) as fiscal_year,
  bool_and(due.received_on is not null) as is_complete,
  bool_or(due.due_day >= (select public.district_today()) and due.received_on is null) as is_awaited,
  coalesce(bool_or(due.is_dated and due.received_on > due.due_day and due.due_day >= permits.entered_on), false) as is_late
from (
  select
    to_report.*,
    -- Month by month, by their indexes, as the late ones are found.
    (
      (
        select least(readings.created_timestamp, (
          select min(submitted.created_timestamp)
          from public.submitted_readings as submitted
          where submitted.meter_ndx = readings.meter_ndx
            and submitted.c_year = readings.c_year
            and submitted.c_month = readings.c_month
            and submitted.state = 'approved'
        ))
        from public.meter_readings as readings
        where readings.meter_ndx = to_report.meter_ndx
          and readings.c_year = to_report.c_year
          and readings.c_month = to_report.c_month
          and readings.meter_reading is not null
      ) at time zone (select public.district_time_zone())
    )::date as received_on
  from readings_to_report as to_report
) as due
join (
  select permit_ndx, (created_timestamp at time zone public.district_time_zone())::date as entered_on
  from public.permits
  where exists (select from public.permit_land where permit_land.permit_ndx = permits.permit_ndx)
) as permits on permits.permit_ndx = due.permit_ndx
group by due.permit_ndx, fiscal_year(due.month);
