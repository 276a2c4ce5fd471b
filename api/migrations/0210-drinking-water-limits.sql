-- What the public compares the water of a well with, in the unit of the parameter.
alter table aqsci_parameters
  add column drinking_limit double precision constraint aqsci_parameters_limit_not_negative check (drinking_limit >= 0),
  add column drinking_limit_kind text constraint aqsci_parameters_limit_kind
    check (drinking_limit_kind in ('Health', 'Taste, Odor or Color')),
  add column drinking_limit_source text,
  add constraint aqsci_parameters_limit_with_kind check ((drinking_limit is null) = (drinking_limit_kind is null));

-- The federal limits of the parameters that a new district has: maximum contaminant levels (40 CFR 141) and secondary ones (40 CFR 143).
update aqsci_parameters as parameters
set drinking_limit = limits.drinking_limit, drinking_limit_kind = limits.kind, drinking_limit_source = limits.source
from (values
  ('Nitrate as Nitrogen', 'mg/L', 10, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  ('Fluoride', 'mg/L', 4, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  ('Arsenic', 'µg/L', 10, 'Health', 'U.S. EPA, 40 CFR 141.62'),
  ('Total Dissolved Solids', 'mg/L', 500, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  ('Chloride', 'mg/L', 250, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  ('Sulfate', 'mg/L', 250, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3'),
  ('Iron', 'µg/L', 300, 'Taste, Odor or Color', 'U.S. EPA, 40 CFR 143.3')
) as limits (parameter_name, unit, drinking_limit, kind, source)
join aqsci_units on aqsci_units.unit_abbrev = limits.unit
where parameters.parameter_name = limits.parameter_name and parameters.aqsci_unit_ndx = aqsci_units.aqsci_unit_ndx;
