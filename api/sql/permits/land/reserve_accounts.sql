-- The reserve of permits whose allowance follows from land: what is not pumped of it, kept for later years by the rules of the permit's type. The
-- second writing is `domain/src/oracle/reserve.ts`.

-- What is left of lots, oldest first, when so many gallons are drawn from the oldest on, or from the newest on.
create function draw_from_lots(lots bigint[], drawn_gal bigint, newest_first boolean default false) returns bigint[]
language sql immutable
return case
  when drawn_gal <= 0 then lots
  else (
    select array_agg((lot - least(lot, greatest(0, drawn_gal - drawn_before)))::bigint order by place)
    from (
      select
        lot,
        place,
        coalesce(sum(lot) over (
          order by case when newest_first then -place else place end rows between unbounded preceding and 1 preceding
        ), 0) as drawn_before
      from unnest(lots) with ordinality as each_lot (lot, place)
    ) as placed
  )
end;

create function total_of_lots(lots bigint[]) returns bigint
language sql immutable
return (select coalesce(sum(lot), 0)::bigint from unnest(lots) as lot);

-- Whether there are any: where permits have authorized volumes alone, no account is computed.
create function has_reserves() returns boolean
language sql stable
return exists (select from public.permit_land) or exists (select from public.reserve_entries);

-- All that a year of an account follows from, year by year through the present one.
create function years_of_accounts(only_permits integer[])
returns table (
  permit_ndx integer,
  fiscal_year integer,
  is_over boolean,
  acres numeric,
  allowed_gal bigint,
  pumped_gal bigint,
  earned_part numeric,
  most_kept_gal bigint,
  most_spent_gal bigint,
  lost_after_years integer,
  added_gal bigint,
  taken_gal bigint,
  earns_nothing text
)
language sql stable
begin atomic
  with
  land as materialized (
    select * from land_over_time where only_permits is null or permit_ndx = any (only_permits)
  ),
  reports as materialized (
    select * from reports_of_years where only_permits is null or permit_ndx = any (only_permits)
  ),
  entries as (
    select
      permit_ndx,
      fiscal_year,
      bool_or(entry = 'Opening Reserve') as is_opened,
      bool_or(entry = 'Report on Time') as is_on_time,
      coalesce(sum(volume_gal) filter (where entry = 'Added'), 0) as added_gal,
      coalesce(sum(volume_gal) filter (where entry = 'Taken Away'), 0) as taken_gal
    from public.reserve_entries
    where only_permits is null or permit_ndx = any (only_permits)
    group by permit_ndx, fiscal_year
  )
  select
    years.permit_ndx,
    years.fiscal_year::integer,
    years.fiscal_year < (select fiscal_year(public.district_today())),
    land.acres,
    years.reduced_gal,
    years.metered_gal,
    land.earned_part,
    land.most_kept_gal,
    land.most_spent_gal,
    land.lost_after_years,
    (case when entries.is_opened then coalesce(land.opening_gal, 0) else 0 end + coalesce(entries.added_gal, 0))::bigint,
    coalesce(entries.taken_gal, 0)::bigint,
    case
      when land.earned_part is null then 'No Reserve'
      when years.reduced_gal is null then 'Unknown Volume'
      when reports.is_awaited then 'Report Awaited'
      when not coalesce(reports.is_complete, years.last_read is not null) then 'Missing Report'
      when reports.is_late and not land.late_reports_earn and not coalesce(entries.is_on_time, false) then 'Late Report'
    end
  from public.permit_years as years
  left join land
    on land.permit_ndx = years.permit_ndx
    and last_month_of(years.fiscal_year) >= land.holds_from
    and last_month_of(years.fiscal_year) < land.holds_until
  left join entries on entries.permit_ndx = years.permit_ndx and entries.fiscal_year = years.fiscal_year
  left join reports on reports.permit_ndx = years.permit_ndx and reports.fiscal_year = years.fiscal_year
  where (only_permits is null or years.permit_ndx = any (only_permits))
    and years.fiscal_year <= (select fiscal_year(public.district_today()))
    and (years.permit_ndx in (select permit_ndx from land) or years.permit_ndx in (select permit_ndx from entries));
end;

-- Each year of the accounts of some permits, or of all. What is there when a year begins, and what staff add, may be spent in it; of what is
-- taken away or spent the oldest goes first. When a year is over, what is too old is lost, the unused part is earned, and the newest of what the
-- cap leaves no room for is not kept. Gallons are whole, and earned ones rounded down.
create function reserve_accounts(only_permits integer[])
returns table (
  permit_ndx integer,
  fiscal_year integer,
  is_over boolean,
  acres numeric,
  allowed_gal bigint,
  pumped_gal bigint,
  before_gal bigint,
  added_gal bigint,
  taken_gal bigint,
  available_gal bigint,
  spent_gal bigint,
  lost_gal bigint,
  earned_gal bigint,
  over_cap_gal bigint,
  after_gal bigint,
  exceeding_gal bigint,
  earns_nothing text
)
language sql stable rows 100 set search_path = public, pg_temp
begin atomic
  with recursive
  years as materialized (
    select *, row_number() over (partition by permit_ndx order by fiscal_year) as place
    from years_of_accounts(only_permits)
  ),
  -- With the lots that are left: what came in each year, from the permit's first on.
  accounts as (
    select
      permit_ndx,
      0::bigint as place,
      '{}'::bigint[] as lots,
      0::bigint as before_gal,
      0::bigint as taken_gal,
      0::bigint as available_gal,
      0::bigint as spent_gal,
      0::bigint as lost_gal,
      0::bigint as earned_gal,
      0::bigint as over_cap_gal
    from years
    where place = 1

    union all

    select
      years.permit_ndx,
      years.place,
      draw_from_lots(earned.lots, over_cap.over_cap_gal, newest_first => true),
      began.before_gal,
      began.taken_gal,
      may.available_gal,
      spent.spent_gal,
      lost.lost_gal,
      earned.earned_gal,
      over_cap.over_cap_gal
    -- Without `offset 0` each step would be written out wherever a later one speaks of it, and be computed as often.
    from accounts
    join years on years.permit_ndx = accounts.permit_ndx and years.place = accounts.place + 1
    cross join lateral (
      select
        total_of_lots(accounts.lots) as before_gal,
        least(total_of_lots(accounts.lots) + years.added_gal, years.taken_gal) as taken_gal
      offset 0
    ) as began
    cross join lateral (
      select case when years.earned_part is null then 0
        else least(began.before_gal + years.added_gal - began.taken_gal, years.most_spent_gal) end as available_gal
      offset 0
    ) as may
    cross join lateral (
      select coalesce(least(may.available_gal, greatest(0, years.pumped_gal - years.allowed_gal)), 0) as spent_gal
      offset 0
    ) as spent
    cross join lateral (
      select draw_from_lots(accounts.lots || years.added_gal, began.taken_gal + spent.spent_gal) as lots
      offset 0
    ) as drawn
    cross join lateral (
      select case when years.is_over and years.earned_part is not null
        then total_of_lots(drawn.lots[:years.place - years.lost_after_years]) else 0 end as lost_gal
      offset 0
    ) as lost
    cross join lateral (
      select
        earned_gal,
        kept.lots[:years.place - 1] || kept.lots[years.place] + earned_gal as lots
      from (select draw_from_lots(drawn.lots, lost.lost_gal) as lots offset 0) as kept
      cross join lateral (
        select case when years.is_over and years.earns_nothing is null
          then greatest(0, floor((years.allowed_gal - greatest(0, years.pumped_gal)) * years.earned_part))::bigint else 0 end as earned_gal
      ) as unused
      offset 0
    ) as earned
    cross join lateral (
      select case when years.is_over and years.earned_part is not null
        then coalesce(greatest(0, total_of_lots(earned.lots) - years.most_kept_gal), 0) else 0 end as over_cap_gal
      offset 0
    ) as over_cap
  )
  select
    permit_ndx,
    years.fiscal_year,
    years.is_over,
    years.acres,
    years.allowed_gal,
    years.pumped_gal,
    accounts.before_gal,
    years.added_gal,
    accounts.taken_gal,
    accounts.available_gal,
    accounts.spent_gal,
    accounts.lost_gal,
    accounts.earned_gal,
    accounts.over_cap_gal,
    total_of_lots(accounts.lots),
    exceeding_volume(years.pumped_gal, years.allowed_gal, accounts.spent_gal),
    case when years.is_over then years.earns_nothing end
  from accounts
  join years using (permit_ndx, place);
end;
