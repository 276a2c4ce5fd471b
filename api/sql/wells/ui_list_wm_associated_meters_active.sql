-- Meters in use that stand for the well today.
create view ui_list_wm_associated_meters_active as
select measured.well_ndx, meters.meter_ndx, meters.meter_id
from metered_wells as measured
join public.meters on meters.meter_ndx = measured.meter_ndx
where meters.is_active;
