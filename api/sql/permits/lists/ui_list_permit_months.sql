-- The months of a permit as they are kept, those to come included.
create view ui_list_permit_months as
select
  months.permit_ndx,
  months.fiscal_year::integer as fiscal_year,
  months.c_year::integer as c_year,
  months.c_month::integer as c_month,
  make_date(months.c_year, months.c_month, 1) > (select public.district_today()) as is_to_come,
  nullif(stages.drought_stage_name, '') as drought_stage,
  months.reduction,
  months.permitted_gal,
  months.reduced_gal,
  months.metered_gal,
  percent_pumped(months.metered_gal, months.reduced_gal) as pct_of_month,
  case when months.reduced_gal is not null then greatest(0, months.metered_gal - months.reduced_gal) end as exceeding_gal,
  coalesce(late.late_readings, 0) as late_readings
from public.permit_months as months
left join public.drought_stages as stages on stages.drought_stage_ndx = months.drought_stage_ndx
left join late_readings_of_permits as late using (permit_ndx, c_year, c_month);
