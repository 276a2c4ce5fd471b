-- Every change of a type's reductions, past ones and those decided for later months.
create view list_permit_types_reductions as select * from public.permit_type_reductions;
