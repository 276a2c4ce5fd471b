create view field_services_wells as select wells.district_well_id as id, wells.* from public.wells;
