-- What each permit group may pump and has pumped, month by month, through the present one. A volume that is not known
-- makes the sum unknown.
create view grouping_months as
select
  kinds.grouping_ndx,
  months.fiscal_year::integer as fiscal_year,
  months.c_year::integer as c_year,
  months.c_month::integer as c_month,
  case when count(months.permitted_gal) = count(*) then sum(months.permitted_gal)::bigint end as permitted_gal,
  case when count(months.reduced_gal) = count(*) then sum(months.reduced_gal)::bigint end as reduced_gal,
  sum(months.metered_gal)::bigint as metered_gal
from public.permit_months as months
join permit_kinds as kinds on kinds.permit_ndx = months.permit_ndx
group by kinds.grouping_ndx, months.fiscal_year, months.c_year, months.c_month;
