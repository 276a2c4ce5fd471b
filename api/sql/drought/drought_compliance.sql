-- What each permit group pumped against its volumes in each month of a range, both included. A group is reported as a whole
-- when one of its permits of the year draws on one of the aquifers. What a month is held against is that of its period, where the longest of
-- its permits' periods ends. What it may draw from its reserve is no part of these volumes, and raises no flag.
create function drought_compliance(first_month date, last_month date, tiers integer[], aquifers text[])
returns table (
  permit_tier_name text,
  grouping_ndx integer,
  grouping_name text,
  mo date,
  drought_stage text,
  mo_metered_gallons bigint,
  mo_target bigint,
  mo_reduced_target bigint,
  drought_reduction numeric,
  pct_of_month double precision,
  permitted_gallons bigint,
  reduced_permitted_gal bigint,
  ytd_metered_gal bigint,
  pct_of_annual double precision,
  pct_of_reduced_annual double precision,
  is_over80pct boolean,
  is_overpumped boolean,
  no_allocation boolean,
  incomplete_permits integer,
  period_metered_gal bigint,
  period_reduced_gal bigint,
  reserve_gal bigint
)
language sql stable
begin atomic
  with
  -- Whole fiscal years: a group is chosen by all permits of the year.
  months as (
    select
      groupings.grouping_ndx,
      make_date(kept.c_year, kept.c_month, 1) as mo,
      kept.fiscal_year,
      -- The severest of its permits, which may be of several areas.
      (array_agg(kept.drought_stage_ndx order by stages.word_place desc nulls last))[1] as drought_stage_ndx,
      min(groupings.grouping_name) as grouping_name,
      min(groupings.permit_tier_name) as permit_tier_name,
      sum(kept.metered_gal)::bigint as metered_gal,
      sum(kept.permitted_gal)::bigint as permitted_gal,
      sum(kept.reduced_gal)::bigint as reduced_gal,
      -- Of permits with different reductions the one that their volumes together are left with.
      coalesce(sum(kept.permitted_gal * kept.reduction) / nullif(sum(kept.permitted_gal), 0), max(kept.reduction)) as reduction,
      (count(*) - count(kept.permitted_gal))::integer as incomplete_permits,
      bool_or(
        make_date(kept.c_year, kept.c_month, 1) between kinds.start_month and kinds.last_day or kept.metered_gal <> 0
      ) as is_reported,
      max((select period_months from report_terms(kept.permit_ndx, make_date(kept.c_year, kept.c_month, 1)))) as period_months,
      bool_or(facts.aq_group_summary_name = any (aquifers)) as draws_on_aquifers
    from public.permit_months as kept
    join permit_kinds as kinds on kinds.permit_ndx = kept.permit_ndx
    join permit_kinds_over_time as facts
      on facts.permit_ndx = kept.permit_ndx
      and make_date(kept.c_year, kept.c_month, 1) >= facts.holds_from
      and make_date(kept.c_year, kept.c_month, 1) < facts.holds_until
    join named_groupings as groupings
      on groupings.permit_ndx = kept.permit_ndx
      and kept.fiscal_year between groupings.from_year and groupings.to_year
    left join public.drought_stages as stages on stages.drought_stage_ndx = kept.drought_stage_ndx
    where groupings.permit_tier_ndx = any (tiers)
      and kept.fiscal_year between fiscal_year(first_month) and fiscal_year(last_month)
    group by groupings.grouping_ndx, kept.c_year, kept.c_month, kept.fiscal_year
  ),
  years as (
    select
      months.*,
      last_month_of_period(
        months.mo, max(months.period_months) over (partition by months.grouping_ndx, fiscal_year)
      ) as period_end,
      bool_or(months.draws_on_aquifers) over (partition by months.grouping_ndx, fiscal_year) as is_chosen
    from months
  ),
  periods as (
    select
      years.*,
      -- A permit that has ended within a period is held against it all the same.
      is_reported or (mo = period_end and bool_or(is_reported) over period) as is_shown,
      sum(metered_gal) over period as period_metered_gal,
      case when max(incomplete_permits) over period = 0 then sum(reduced_gal) over period end as period_reduced_gal
    from years
    window period as (partition by grouping_ndx, period_end)
  ),
  standing as materialized (
    select * from standing_of_groups where fiscal_year between fiscal_year(first_month) and fiscal_year(last_month)
  ),
  known as (
    select
      periods.*,
      case when incomplete_permits = 0 then permitted_gal end as month_gal,
      case when incomplete_permits = 0 then reduced_gal end as reduced_month_gal,
      case when mo = period_end then period_metered_gal::bigint end as metered_in_period_gal,
      case when mo = period_end then period_reduced_gal::bigint end as allowed_in_period_gal
    from periods
    where mo between first_month and last_month and is_shown and is_chosen
  )
  select
    known.permit_tier_name,
    known.grouping_ndx,
    known.grouping_name,
    known.mo,
    drought_stages.drought_stage_name,
    known.metered_gal,
    known.month_gal,
    known.reduced_month_gal,
    round(known.reduction, 5),
    percent_pumped(known.metered_in_period_gal, known.allowed_in_period_gal),
    standing.year_permitted_gal,
    standing.year_reduced_gal,
    standing.pumped_so_far_gal,
    percent_pumped(standing.pumped_so_far_gal, standing.year_permitted_gal),
    percent_pumped(standing.pumped_so_far_gal, standing.year_reduced_gal),
    is_over_warning(standing.pumped_so_far_gal, standing.year_permitted_gal + standing.reserve_gal),
    is_overpumped(standing.pumped_so_far_gal, standing.year_permitted_gal + standing.reserve_gal),
    has_no_allocation(known.metered_in_period_gal, known.allowed_in_period_gal + standing.reserve_gal)
      or has_no_allocation(standing.pumped_so_far_gal, standing.year_reduced_gal + standing.reserve_gal),
    known.incomplete_permits,
    known.metered_in_period_gal,
    known.allowed_in_period_gal,
    standing.reserve_gal
  from known
  join standing
    on standing.grouping_ndx = known.grouping_ndx
    and standing.c_year = extract(year from known.mo)
    and standing.c_month = extract(month from known.mo)
  left join public.drought_stages using (drought_stage_ndx)
  order by known.permit_tier_name, known.grouping_name, known.grouping_ndx, known.mo;
end;
