create view list_permit_types as select * from public.permit_types where permit_type_ndx <> 999;
