-- What a file that names the aquifer alone means by it: the completion that is called as the aquifer's group.
create view completions_meant_by_aquifers as
select aquifers.aquifer_desc as said, aquifer_groups.aquifer_group_name as meant
from public.aquifers
join public.aquifer_groups using (aquifer_group_ndx)
where aquifers.aquifer_group_ndx <> 999;
