-- What water is analyzed for, with the unit that results come in.
create view parameters as
select
  aqsci_parameters.*,
  nullif(aqsci_units.unit_abbrev, '') as unit_abbrev,
  aqsci_parameters.notes as parameter_notes
from public.aqsci_parameters
join public.aqsci_units using (aqsci_unit_ndx);
