create view field_services_carry_records as
select records.*
from field_services_well_actions_well_record as records
where not records.removed;
