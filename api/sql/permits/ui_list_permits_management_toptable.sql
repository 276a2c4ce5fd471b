-- Permits with what the dashboard sums them by, so that each of its numbers leads to the permits behind it.
create view ui_list_permits_management_toptable as
select
  permit_words.*,
  groupings.grouping_name,
  groupings.permit_tier_name,
  kinds.aq_group_summary_name,
  kinds.type_group,
  kinds.permit_status_group_name,
  coalesce(years.fiscal_years, array[]::integer[]) as fiscal_years
from permit_words
left join permit_kinds as kinds using (permit_ndx)
left join named_groupings as groupings
  on groupings.permit_ndx = permit_words.permit_ndx
  and (select fiscal_year(public.district_today())) between groupings.from_year and groupings.to_year
left join (
  select permit_ndx, array_agg(fiscal_year::integer order by fiscal_year) as fiscal_years
  from years_of_permits
  group by permit_ndx
) as years on years.permit_ndx = permit_words.permit_ndx;
