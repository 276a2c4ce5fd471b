create view q_d_data_pumpage as
select
  readings.meter_reading_ndx as ndx,
  meters.meter_ndx,
  concat(meters.meter_id, ' · ', readings.c_year, '-', lpad(readings.c_month::text, 2, '0')) as ui_label,
  meters.meter_id,
  readings.c_year,
  readings.c_month,
  readings.c_year + (readings.c_month >= 9)::integer as fiscal_year,
  readings.calculated_gallons as gallons,
  meters.associated_wells
from public.meter_readings as readings
join meter_words as meters on meters.meter_ndx = readings.meter_ndx;
