-- Gallons permitted, reduced and pumped by month. Of a month whose permits are all incomplete nothing is known.
create view ui_dashboard_tri_bar_chart as
with
months as (
  select
    *,
    make_date(c_year, c_month, 1) as mo,
    case when incomplete_permits < permits then permitted_gal end as known_permitted_gal,
    case when incomplete_permits < permits then reduced_gal end as known_reduced_gal
  from public.kind_months
),
-- The year is the whole fiscal year, with its months that are still to come.
with_years as (
  select
    *,
    sum(known_permitted_gal) over (
      partition by fiscal_year, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
    )::bigint as annual_permitted_volume
  from months
)
select
  with_years.mo,
  with_years.c_year,
  with_years.c_month,
  with_years.fiscal_year,
  drought_stages.drought_stage_name as drought_stage,
  with_years.aq_group_summary_name,
  permit_tiers.permit_tier_name,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  with_years.known_permitted_gal as monthly_permitted_volume,
  with_years.known_reduced_gal as reduced_monthly_volume,
  with_years.metered_gal as actual_production,
  with_years.exceeding_gal as exceedance_volume,
  with_years.annual_permitted_volume,
  with_years.known_permitted_gal - with_years.known_reduced_gal as monthly_permit_reduction,
  with_years.exceeding_groupings as exceedance_count,
  with_years.running_permits as permits_count,
  with_years.incomplete_permits
from with_years
join public.permit_tiers using (permit_tier_ndx)
join public.permit_statuses using (permit_status_ndx)
left join stages_of_months as stages on stages.month = with_years.mo
left join public.drought_stages on drought_stages.drought_stage_ndx = stages.drought_stage_ndx
where mo <= (select district_today());
