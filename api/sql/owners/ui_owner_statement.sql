-- The months of a permit through the present one: what was allowed, what was used, and both together since the fiscal year began.
create view ui_owner_statement as
select
  months.permit_ndx,
  months.fiscal_year,
  months.c_year,
  months.c_month,
  nullif(stages.drought_stage_name, '') as drought_stage,
  months.reduction,
  months.permitted_gal as permitted_gal,
  months.reduced_gal as month_limit_gal,
  months.metered_gal as month_used_gal,
  case when count(reduced_gal) over so_far = count(*) over so_far then total(reduced_gal) over so_far end as allowed_gal,
  total(metered_gal) over so_far as used_gal
from public.permit_months as months
left join public.drought_stages as stages on stages.drought_stage_ndx = months.drought_stage_ndx
where make_date(months.c_year, months.c_month, 1) <= (select public.district_today())
window so_far as (partition by months.permit_ndx, months.fiscal_year order by months.c_year, months.c_month);
