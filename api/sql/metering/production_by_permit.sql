-- The same water by permit. In each month a well counts against one permit, so that permits total their wells and nothing is counted twice.
create view production_by_permit as
select
  counting.permit_ndx,
  production.*
from production_by_well as production
cross join lateral permit_counting_for(production.well_ndx, production.c_year, production.c_month) as counting;
