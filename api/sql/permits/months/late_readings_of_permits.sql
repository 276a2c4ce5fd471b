-- Readings that were due and are not there, by permit and the month that ends its period.
create view late_readings_of_permits as
select
  due.permit_ndx,
  due.c_year,
  due.c_month,
  (count(distinct due.meter_ndx))::integer as late_readings
from readings_to_report as due
where due.due_day < (select public.district_today())
  -- Month by month, by its index: how many months there are is not known before, and each could be compared with all readings.
  and (
    select true
    from public.meter_readings as readings
    where readings.meter_ndx = due.meter_ndx
      and readings.c_year = due.c_year
      and readings.c_month = due.c_month
      and readings.meter_reading is not null
  ) is null
group by due.permit_ndx, due.c_year, due.c_month;
