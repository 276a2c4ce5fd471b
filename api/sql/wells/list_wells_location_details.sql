create view list_wells_location_details as
select
  well_ndx,
  in_district,
  district_ndx,
  county_ndx,
  well_reference_name,
  dist_property_line_ft,
  dist_septic_ft,
  directions_to_well,
  version,
  created_timestamp,
  created_by,
  updated_timestamp,
  updated_by
from public.wells;
