-- Under which name charts and reports count the permits of a type, together with others of that name; its own where it says none.
alter table permit_types
  add column counted_as text constraint permit_types_counted_as_named check (length(counted_as) between 1 and 40);
update permit_types set counted_as = case when conditional then 'Conditional' else 'Historical' end where permit_type_ndx <> 999;
