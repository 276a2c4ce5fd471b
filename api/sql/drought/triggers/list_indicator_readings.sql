-- What indicators read, as it was entered.
create view list_indicator_readings as
select readings.*, indicators.indicator_name, indicators.indicator_unit, indicators.indicator
from public.indicator_readings as readings
join named_indicators as indicators using (indicator_ndx);
