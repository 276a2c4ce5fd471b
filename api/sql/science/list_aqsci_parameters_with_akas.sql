create view list_aqsci_parameters_with_akas as
select
  parameters.aqsci_parameter_ndx as id,
  parameters.*,
  array(
    select akas.aka
    from public.aqsci_parameter_akas as akas
    where akas.aqsci_parameter_ndx = parameters.aqsci_parameter_ndx
    order by akas.aka
  ) as akas
from parameters;
