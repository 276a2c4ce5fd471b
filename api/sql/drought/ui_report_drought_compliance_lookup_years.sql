-- From the first year of a permit through the present one.
create view ui_report_drought_compliance_lookup_years as
select year as c_year
from generate_series(
  (select extract(year from min(start_date))::integer from public.permits where not removed),
  extract(year from district_today())::integer
) as years (year);
