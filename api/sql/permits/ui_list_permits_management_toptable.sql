-- Permits with what the dashboard sums them by, so that each of its numbers leads to the permits behind it.
create view ui_list_permits_management_toptable as
select
  permit_words.*,
  kinds.grouping_name,
  kinds.permit_tier_name,
  kinds.aq_group_summary_name,
  kinds.type_group,
  kinds.permit_status_group_name,
  coalesce(years.fiscal_years, array[]::integer[]) as fiscal_years
from permit_words
left join permit_kinds as kinds using (permit_ndx)
left join (
  select permit_ndx, array_agg(fiscal_year::integer order by fiscal_year) as fiscal_years
  from years_of_permits
  group by permit_ndx
) as years using (permit_ndx);
