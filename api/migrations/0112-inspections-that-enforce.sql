-- Which visits are of enforcement, the district says with its types of inspection.
alter table inspection_types add column is_enforcement boolean not null default false;
insert into inspection_types (ir_type_ndx, ir_type_desc)
select max(ir_type_ndx) filter (where ir_type_ndx <> 999) + 1, 'Enforcement'
from inspection_types
having bool_and(ir_type_desc <> 'Enforcement');
update inspection_types set is_enforcement = true where ir_type_desc = 'Enforcement';
