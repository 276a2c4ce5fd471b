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
  standing.reduced_so_far_gal as allowed_gal,
  standing.pumped_so_far_gal as used_gal
from public.permit_months as months
join standing_of_months as standing
  on standing.permit_ndx = months.permit_ndx and standing.c_year = months.c_year and standing.c_month = months.c_month
left join public.drought_stages as stages on stages.drought_stage_ndx = months.drought_stage_ndx
where make_date(months.c_year, months.c_month, 1) <= (select public.district_today());
