-- Sums of `permit_months` by permit group and by what permits are told apart by: the one definition of what `grouping_months`
-- keeps. Of some groups or of all, in some months (counted since the year 0): whole fiscal years, where permits report by longer periods.
create function sum_grouping_months(some_groupings integer[], some_months integer[]) returns setof public.grouping_months
language sql stable
begin atomic
  with
  -- Named one by one, so that PostgreSQL knows how many they are and looks them up.
  asked as (
    select month / 12 as c_year, month % 12 + 1 as c_month from unnest(some_months) as month
  ),
  members as (
    select
      groupings.permit_ndx,
      groupings.grouping_ndx,
      greatest(groupings.from_year, tiers.from_year) as from_year,
      least(groupings.to_year, tiers.to_year) as to_year,
      aquifer_groups.aq_group_summary_name,
      coalesce(tiers.permit_tier_ndx, 0) as permit_tier_ndx,
      facts.permit_status_ndx,
      facts.holds_from,
      facts.holds_until,
      date_trunc('month', permits.start_date)::date as start_month,
      coalesce(permits.ended_date, 'infinity') as last_day
    from permit_groupings as groupings
    join public.permits on permits.permit_ndx = groupings.permit_ndx
    -- Permit by permit: of a few groups the facts of all others are not read.
    cross join lateral (select * from facts_of_permits where facts_of_permits.permit_ndx = groupings.permit_ndx) as facts
    join public.aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
    left join tiers_of_groups as tiers
      on tiers.permit_group_ndx = groupings.permit_group_ndx
      and tiers.from_year <= groupings.to_year
      and tiers.to_year >= groupings.from_year
    where some_groupings is null or groupings.grouping_ndx = any (some_groupings)
  ),
  summed as (
    select
      members.grouping_ndx,
      months.fiscal_year,
      months.c_year,
      months.c_month,
      members.aq_group_summary_name,
      members.permit_tier_ndx,
      members.permit_status_ndx,
      count(*)::smallint as permits,
      count(*) filter (
        where make_date(months.c_year, months.c_month, 1) between members.start_month and members.last_day
      )::smallint as running_permits,
      count(*) filter (where months.permitted_gal is null)::smallint as incomplete_permits,
      coalesce(sum(months.permitted_gal), 0)::bigint as permitted_gal,
      coalesce(sum(months.reduced_gal), 0)::bigint as reduced_gal,
      sum(months.metered_gal)::bigint as metered_gal
    from asked
    join public.permit_months as months on months.c_year = asked.c_year and months.c_month = asked.c_month
    join members
      on members.permit_ndx = months.permit_ndx
      and months.fiscal_year between members.from_year and members.to_year
      and make_date(months.c_year, months.c_month, 1) >= members.holds_from
      and make_date(months.c_year, months.c_month, 1) < members.holds_until
    group by 1, 2, 3, 4, 5, 6, 7
  ),
  -- By which period each group reports in a year: by the longest of its permits. A year may draw on their reserves.
  years as (
    select
      grouping_ndx,
      fiscal_year,
      coalesce(reported.period_months, 1) as period_months,
      case when reported.period_months = 12 then coalesce(reserves.reserve_gal, 0) else 0 end as reserve_gal
    from (select distinct grouping_ndx, fiscal_year from summed) as each_year
    left join (
      select members.grouping_ndx, years.fiscal_year, max(terms.period_months) as period_months
      from (select distinct permit_ndx, grouping_ndx, from_year, to_year from members) as members
      join public.permit_years as years
        on years.permit_ndx = members.permit_ndx and years.fiscal_year between members.from_year and members.to_year
      cross join lateral report_terms(years.permit_ndx, first_month_of(years.fiscal_year)) as terms
      where (select reports_in_periods())
      group by members.grouping_ndx, years.fiscal_year
    ) as reported using (grouping_ndx, fiscal_year)
    left join (
      select members.grouping_ndx, account.fiscal_year, total(account.available_gal) as reserve_gal
      from reserve_accounts(array(select permit_ndx from members)) as account
      join (select distinct permit_ndx, grouping_ndx, from_year, to_year from members) as members
        on members.permit_ndx = account.permit_ndx and account.fiscal_year between members.from_year and members.to_year
      where (select has_reserves())
      group by members.grouping_ndx, account.fiscal_year
    ) as reserves using (grouping_ndx, fiscal_year)
  ),
  periods as (
    select
      summed.*,
      years.reserve_gal,
      make_date(summed.c_year, summed.c_month, 1) as month,
      last_month_of_period(make_date(summed.c_year, summed.c_month, 1), years.period_months) as last_month
    from summed
    join years using (grouping_ndx, fiscal_year)
  ),
  -- The permits of a group make good for each other, so what exceeds is found on the whole group, in the month that ends its period. Unknown
  -- volumes exceed nothing.
  compared as (
    select
      *,
      case when month = last_month and sum(incomplete_permits) over whole = 0
        then greatest(0, sum(metered_gal) over whole - sum(reduced_gal) over whole - reserve_gal) else 0 end as group_excess_gal,
      greatest(0, sum(metered_gal) over part - sum(reduced_gal) over part) as own_excess_gal
    from periods
    window
      whole as (partition by grouping_ndx, last_month),
      part as (partition by grouping_ndx, last_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
  ),
  -- Where no part that is there in the last month exceeds by itself, all do alike.
  weighed as (
    select
      *,
      case when sum(own_excess_gal) over month > 0 then own_excess_gal else 1 end as weight,
      case when sum(own_excess_gal) over month > 0 then sum(own_excess_gal) over month else count(*) over month end as sum_of_weights
    from compared
    window month as (partition by grouping_ndx, c_year, c_month)
  ),
  -- Shared out in proportion to each part's own excess by largest remainder, so that the parts total the group.
  floors as (
    select
      *,
      case when group_excess_gal > 0 then div(group_excess_gal * weight, sum_of_weights) else 0 end as whole_gal,
      case when group_excess_gal > 0 then mod(group_excess_gal * weight, sum_of_weights) else 0 end as remainder
    from weighed
  )
  select
    grouping_ndx,
    fiscal_year,
    c_year,
    c_month,
    aq_group_summary_name,
    permit_tier_ndx,
    permit_status_ndx,
    permits,
    running_permits,
    incomplete_permits,
    permitted_gal,
    reduced_gal,
    metered_gal,
    (whole_gal + (
      row_number() over (
        partition by grouping_ndx, c_year, c_month
        order by remainder desc, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      ) <= group_excess_gal - sum(whole_gal) over (partition by grouping_ndx, c_year, c_month)
    )::integer)::bigint,
    -- A group that exceeds is counted once: at the part that exceeds most.
    group_excess_gal > 0 and row_number() over (
      partition by grouping_ndx, c_year, c_month
      order by own_excess_gal desc, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
    ) = 1
  from floors;
end;

-- Brings the kept sums of some groups, or of all, up to the months of their permits.
create function keep_grouping_months(some_groupings integer[], some_months integer[]) returns void
language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  some_months := api.months_to_compare(coalesce(some_months, api.months_of_volumes()));
  with
  summed as materialized (
    select * from api.sum_grouping_months(some_groupings, some_months)
  ),
  gone as (
    delete from public.grouping_months
    where (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx) in (
      select grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      from public.grouping_months
      where (some_groupings is null or grouping_ndx = any (some_groupings))
        and c_year * 12 + c_month - 1 = any (some_months)
      except
      select grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      from summed
    )
  )
  insert into public.grouping_months as kept
  select * from summed
  on conflict (grouping_ndx, fiscal_year, c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx)
  do update set
    permits = excluded.permits,
    running_permits = excluded.running_permits,
    incomplete_permits = excluded.incomplete_permits,
    permitted_gal = excluded.permitted_gal,
    reduced_gal = excluded.reduced_gal,
    metered_gal = excluded.metered_gal,
    exceeding_gal = excluded.exceeding_gal,
    counts_as_exceeding = excluded.counts_as_exceeding
  where kept is distinct from excluded;
end $$;
