create view ui_list_wq_parameters as
select
  aqsci_parameter_ndx as parameter_ndx,
  parameter_abbrev as param_abbrev,
  parameter_name,
  unit_abbrev,
  dataentry_primary,
  display_order
from parameters
where not ignore;
