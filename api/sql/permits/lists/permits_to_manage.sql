-- Permits with what the dashboard sums them by beside their groups, and the fiscal years in which they count.
create view permits_to_manage as
select
  permit_words.*,
  kinds.aq_group_summary_name,
  kinds.type_group,
  kinds.permit_status_group_name,
  -- Looked up permit by permit: joined as a sum of all, PostgreSQL may make that sum anew for each permit.
  array(
    select fiscal_year::integer from years_of_permits as years where years.permit_ndx = permit_words.permit_ndx order by fiscal_year
  ) as fiscal_years
from permit_words
left join permit_kinds as kinds using (permit_ndx);
