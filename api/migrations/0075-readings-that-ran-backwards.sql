-- Work that waits looks for them among all readings: there are few.
create index meter_readings_below_zero on meter_readings (c_year, c_month) where calculated_gallons < 0;
