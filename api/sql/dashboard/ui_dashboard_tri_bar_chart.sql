-- Gallons permitted, reduced and pumped by month. Of a month whose permits are all incomplete nothing is known.
create view ui_dashboard_tri_bar_chart as
with
-- Once, not again for each month.
stages as materialized (select month as mo, drought_stage_ndx, drought_stage_name as drought_stage from severest_stages_of_months),
months as (
  select
    kinds.*,
    mo,
    stages.drought_stage_ndx,
    stages.drought_stage,
    case when incomplete_permits < permits then permitted_gal end as known_permitted_gal,
    case when incomplete_permits < permits then reduced_gal end as known_reduced_gal
  from public.kind_months as kinds
  cross join lateral make_date(c_year, c_month, 1) as mo
  left join stages using (mo)
),
-- The year is the whole fiscal year, with its months that are still to come, under the stages that are known for them.
with_years as (
  select
    *,
    total(known_permitted_gal) over part as annual_permitted_volume,
    total(known_reduced_gal) over part as annual_reduced_volume,
    min(mo) over part as first_mo
  from months
  window part as (partition by fiscal_year, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
),
through_present as (
  select
    mo, c_year, c_month, fiscal_year, drought_stage_ndx, drought_stage, aq_group_summary_name, permit_tier_ndx, permit_status_ndx, known_permitted_gal, known_reduced_gal,
    metered_gal, exceeding_gal, annual_permitted_volume, annual_reduced_volume, exceeding_groupings, running_permits, incomplete_permits
  from with_years
  where mo <= (select district_today())

  union all
  -- What begins only in a later month of the present year, as where a permit changes its status, stands in the present month with nothing: its
  -- year counts.
  select
    present.mo, extract(year from present.mo)::smallint, extract(month from present.mo)::smallint, fiscal_year, present.drought_stage_ndx, present.drought_stage, aq_group_summary_name,
    permit_tier_ndx, permit_status_ndx, 0, 0, 0, 0, annual_permitted_volume, annual_reduced_volume, 0, 0, 0
  from with_years
  cross join (
    select today.mo, stages.drought_stage_ndx, stages.drought_stage
    from (select date_trunc('month', district_today())::date as mo) as today
    left join stages using (mo)
  ) as present
  where with_years.mo = first_mo and first_mo > present.mo and fiscal_year = fiscal_year(present.mo)
)
select
  through_present.mo,
  through_present.c_year,
  through_present.c_month,
  through_present.fiscal_year,
  through_present.drought_stage_ndx,
  through_present.drought_stage,
  through_present.aq_group_summary_name,
  permit_tiers.permit_tier_name,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc,
  through_present.known_permitted_gal as monthly_permitted_volume,
  through_present.known_reduced_gal as reduced_monthly_volume,
  through_present.metered_gal as actual_production,
  through_present.exceeding_gal as exceedance_volume,
  through_present.annual_permitted_volume,
  through_present.annual_reduced_volume,
  through_present.known_permitted_gal - through_present.known_reduced_gal as monthly_permit_reduction,
  through_present.exceeding_groupings as exceedance_count,
  through_present.running_permits as permits_count,
  through_present.incomplete_permits,
  coalesce(to_report.to_report_gal, 0) as volume_to_report
from through_present
join public.permit_tiers using (permit_tier_ndx)
join public.permit_statuses using (permit_status_ndx)
left join volumes_to_report as to_report
  on to_report.c_year = through_present.c_year
  and to_report.c_month = through_present.c_month
  and to_report.aq_group_summary_name = through_present.aq_group_summary_name
  and to_report.permit_tier_ndx = through_present.permit_tier_ndx
  and to_report.permit_status_desc is not distinct from nullif(permit_statuses.permit_status_desc, '');
