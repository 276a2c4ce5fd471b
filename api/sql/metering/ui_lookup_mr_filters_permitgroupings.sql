create view ui_lookup_mr_filters_permitgroupings as
select distinct kinds.grouping_ndx, kinds.grouping_name, years.fiscal_year
from permit_kinds as kinds
cross join generate_series(
  fiscal_year(kinds.start_month),
  fiscal_year(least(kinds.last_day, (select public.district_today())))
) as years (fiscal_year);
