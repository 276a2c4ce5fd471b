-- The tiers of permit groups by their names.
create view ui_list_permit_group_tiers as
select tiers.*, permit_tiers.permit_tier_name
from tiers_of_groups as tiers
join public.permit_tiers using (permit_tier_ndx);
