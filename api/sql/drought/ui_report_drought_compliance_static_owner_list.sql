-- What permits are or were reported under while they were in force.
create view ui_report_drought_compliance_static_owner_list as
select distinct groupings.grouping_ndx, groupings.grouping_name, groupings.permit_tier_name
from named_groupings as groupings
join permit_kinds as kinds on kinds.permit_ndx = groupings.permit_ndx
where groupings.to_year >= fiscal_year(kinds.start_month)
  and (kinds.last_day = 'infinity' or groupings.from_year <= fiscal_year(kinds.last_day));
