-- Gallons permitted, reduced and pumped by month. Permits of one group make good for each other, so what exceeds is found
-- for each group before groups are summed.
create view ui_dashboard_tri_bar_chart as
with
-- Few columns to carry and all of them short: half a million rows come by.
months as not materialized (
  select
    months.c_year,
    months.c_month,
    months.fiscal_year,
    months.drought_stage_ndx,
    kinds.permit_group_ndx,
    kinds.aq_group_summary_name,
    kinds.permit_tier_ndx,
    kinds.permit_status_ndx,
    months.permitted_gal,
    months.reduced_gal,
    months.metered_gal,
    (make_date(months.c_year, months.c_month, 1) between kinds.start_month and kinds.last_day)::integer as permits,
    (months.permitted_gal is null)::integer as incomplete_permits
  from public.permit_months as months
  join permit_kinds as kinds using (permit_ndx)
  -- In a select of its own, so that today is asked for once and not for each row.
  where months.fiscal_year <= (select fiscal_year(district_today()))
),
grouped as (
  select * from months where permit_group_ndx is null
  union all
  select
    c_year,
    c_month,
    fiscal_year,
    drought_stage_ndx,
    permit_group_ndx,
    aq_group_summary_name,
    permit_tier_ndx,
    permit_status_ndx,
    sum(permitted_gal)::bigint,
    sum(reduced_gal)::bigint,
    sum(metered_gal)::bigint,
    sum(permits)::integer,
    sum(incomplete_permits)::integer
  from months
  where permit_group_ndx is not null
  group by 1, 2, 3, 4, 5, 6, 7, 8
),
-- What exceeds is unknown while one of the group's volumes is.
summed as (
  select
    c_year,
    c_month,
    fiscal_year,
    drought_stage_ndx,
    aq_group_summary_name,
    permit_tier_ndx,
    permit_status_ndx,
    sum(permitted_gal)::bigint as monthly_permitted_volume,
    sum(reduced_gal)::bigint as reduced_monthly_volume,
    sum(metered_gal)::bigint as actual_production,
    coalesce(sum(metered_gal - reduced_gal) filter (where metered_gal > reduced_gal and incomplete_permits = 0), 0)::bigint
      as exceedance_volume,
    count(*) filter (where metered_gal > reduced_gal and incomplete_permits = 0)::integer as exceedance_count,
    sum(permits)::integer as permits_count,
    sum(incomplete_permits)::integer as incomplete_permits
  from grouped
  group by 1, 2, 3, 4, 5, 6, 7
),
with_years as (
  select
    *,
    make_date(c_year, c_month, 1) as mo,
    sum(monthly_permitted_volume) over (
      partition by fiscal_year, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
    )::bigint as annual_permitted_volume
  from summed
)
select
  with_years.*,
  with_years.monthly_permitted_volume - with_years.reduced_monthly_volume as monthly_permit_reduction,
  drought_stages.drought_stage_name as drought_stage,
  permit_tiers.permit_tier_name,
  nullif(permit_statuses.permit_status_desc, '') as permit_status_desc
from with_years
join public.permit_tiers using (permit_tier_ndx)
join public.permit_statuses using (permit_status_ndx)
left join public.drought_stages using (drought_stage_ndx)
where mo <= district_today();
