create view ui_lookup_mr_filters_years as
select generate_series(min(fiscal_year(start_month)), (select fiscal_year(public.district_today()))) as fiscal_year
from permit_kinds;
