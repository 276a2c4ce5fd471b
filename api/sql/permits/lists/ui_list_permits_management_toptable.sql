-- Permits with the groups in which they are counted now.
create view ui_list_permits_management_toptable as
select
  permits.*,
  groupings.grouping_name,
  groupings.permit_tier_name
from permits_to_manage as permits
left join named_groupings as groupings
  on groupings.permit_ndx = permits.permit_ndx
  and (select fiscal_year(public.district_today())) between groupings.from_year and groupings.to_year;
