-- What the indicators of each area read.
create view list_drought_indicators as
select readings.*, areas.drought_area_name
from public.drought_indicators as readings
join public.drought_areas as areas using (drought_area_ndx);
