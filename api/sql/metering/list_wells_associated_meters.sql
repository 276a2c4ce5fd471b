create view list_wells_associated_meters as
select
  links.*,
  concat_ws(' · ', wells.district_well_id, wells.well_name) as linked_well_identifier
from public.meter_wells as links
join public.wells using (well_ndx);
