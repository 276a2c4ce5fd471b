create view ui_lookup_mr_filters_permitgroupings as
select distinct groupings.grouping_ndx, groupings.grouping_name, years.fiscal_year
from permit_kinds as kinds
cross join generate_series(
  fiscal_year(kinds.start_month),
  fiscal_year(least(kinds.last_day, (select public.district_today())))
) as years (fiscal_year)
join named_groupings as groupings
  on groupings.permit_ndx = kinds.permit_ndx
  and years.fiscal_year between groupings.from_year and groupings.to_year;
