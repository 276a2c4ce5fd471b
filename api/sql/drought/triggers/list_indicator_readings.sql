-- What indicators read, as it was entered.
create view list_indicator_readings as
select readings.*, indicators.indicator_name, indicators.indicator_unit
from public.indicator_readings as readings
join public.indicators using (indicator_ndx);
