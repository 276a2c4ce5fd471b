create view field_services_meter_reading as
select readings.*, meters.meter_id
from public.meter_readings as readings
join public.meters using (meter_ndx);
