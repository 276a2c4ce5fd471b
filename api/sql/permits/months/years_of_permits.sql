-- What each permit authorizes and pumps in each fiscal year through the present one. Its volume is null where one of its
-- months is unknown.
create view years_of_permits as
select *
from public.permit_years as years
-- In a select of its own, so that today is asked for once and not for each row.
where years.fiscal_year <= (select fiscal_year(district_today()));
