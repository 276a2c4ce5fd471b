create view list_permits_associated_wells as
select
  links.*,
  concat_ws(' · ', wells.district_well_id, wells.well_name) as linked_well_identifier
from public.permit_wells as links
join public.wells using (well_ndx);
