create view list_wells_hydrogeology_formations as select * from public.well_formations;
