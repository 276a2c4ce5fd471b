-- Permits with what the dashboard sums them by beside their groups, and the fiscal years in which they count.
create view permits_to_manage as
select
  permit_words.*,
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
) as years on years.permit_ndx = permit_words.permit_ndx;
