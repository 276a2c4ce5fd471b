create view list_wells_completion_components as select * from public.well_components;
