-- Sums of `grouping_months` by what permits are told apart by: the one definition of what `kind_months` keeps. In some months (counted
-- since the year 0) and of some kinds; null for all kinds.
create function sum_kind_months(
  some_months integer[],
  some_aquifers text[],
  some_tiers integer[],
  some_statuses integer[]
) returns setof public.kind_months
language sql stable
begin atomic
  with
  -- Named one by one, so that PostgreSQL knows how many they are and looks them up.
  asked as (
    select month / 12 as c_year, month % 12 + 1 as c_month from unnest(some_months) as month
  )
  select
    groupings.fiscal_year,
    groupings.c_year,
    groupings.c_month,
    groupings.aq_group_summary_name,
    groupings.permit_tier_ndx,
    groupings.permit_status_ndx,
    sum(groupings.permits)::integer,
    sum(groupings.running_permits)::integer,
    sum(groupings.incomplete_permits)::integer,
    count(*) filter (where groupings.counts_as_exceeding)::integer,
    total(groupings.permitted_gal),
    total(groupings.reduced_gal),
    total(groupings.metered_gal),
    total(groupings.exceeding_gal)
  from asked
  join public.grouping_months as groupings
    on groupings.c_year = asked.c_year and groupings.c_month = asked.c_month
  where (some_aquifers is null or groupings.aq_group_summary_name = any (some_aquifers))
    and (some_tiers is null or groupings.permit_tier_ndx = any (some_tiers))
    and (some_statuses is null or groupings.permit_status_ndx = any (some_statuses))
  group by 1, 2, 3, 4, 5, 6;
end;

-- Brings the kept sums of some kinds, or of all, up to their groups.
create function keep_kind_months(
  some_months integer[],
  some_aquifers text[],
  some_tiers integer[],
  some_statuses integer[]
) returns void
language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  some_months := coalesce(some_months, api.months_of_volumes());
  with
  summed as materialized (
    select * from api.sum_kind_months(some_months, some_aquifers, some_tiers, some_statuses)
  ),
  gone as (
    delete from public.kind_months
    where (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx) in (
      select c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx
      from public.kind_months
      where c_year * 12 + c_month - 1 = any (some_months)
        and (some_aquifers is null or aq_group_summary_name = any (some_aquifers))
        and (some_tiers is null or permit_tier_ndx = any (some_tiers))
        and (some_statuses is null or permit_status_ndx = any (some_statuses))
      except
      select c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx from summed
    )
  )
  insert into public.kind_months as kept
  select * from summed
  on conflict (c_year, c_month, aq_group_summary_name, permit_tier_ndx, permit_status_ndx) do update set
    fiscal_year = excluded.fiscal_year,
    permits = excluded.permits,
    running_permits = excluded.running_permits,
    incomplete_permits = excluded.incomplete_permits,
    exceeding_groupings = excluded.exceeding_groupings,
    permitted_gal = excluded.permitted_gal,
    reduced_gal = excluded.reduced_gal,
    metered_gal = excluded.metered_gal,
    exceeding_gal = excluded.exceeding_gal
  where kept is distinct from excluded;
end $$;

-- The kinds whose groups a statement changed follow, in the same transaction. A row stays of its kind: only what is said of it changes.
create function follow_grouping_months() returns trigger
language plpgsql
as $$
begin
  if exists (select from changed) then
    perform api.keep_kind_months(
      array(select distinct c_year * 12 + c_month - 1 from changed),
      array(select distinct aq_group_summary_name from changed),
      array(select distinct permit_tier_ndx from changed),
      array(select distinct permit_status_ndx from changed));
  end if;
  return null;
end $$;
call follow_statements('grouping_months', 'follow_grouping_months()');
