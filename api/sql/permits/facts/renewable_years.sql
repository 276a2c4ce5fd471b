-- The fiscal years that permits can be renewed for: the present one and the next.
create view renewable_years as
select fiscal_year(district_today()) + ahead as fiscal_year
from (values (0), (1)) as years (ahead);
