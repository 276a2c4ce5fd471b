-- Who holds permits of a group in a fiscal year.
create view ui_lookup_mr_filters_owners as
select distinct
  permits.rolo_ndx,
  coalesce(holders.r_organization, holders.r_name) as owner_name,
  years.grouping_ndx,
  years.fiscal_year
from ui_lookup_mr_filters_permitgroupings as years
join permit_groupings as groupings
  on groupings.grouping_ndx = years.grouping_ndx
  and years.fiscal_year between groupings.from_year and groupings.to_year
join permit_kinds as kinds
  on kinds.permit_ndx = groupings.permit_ndx
  and years.fiscal_year between fiscal_year(kinds.start_month) and fiscal_year(least(kinds.last_day, public.district_today()))
join public.permits on permits.permit_ndx = kinds.permit_ndx
join public.contacts as holders on holders.rolo_ndx = permits.rolo_ndx
where permits.rolo_ndx <> 999999;
