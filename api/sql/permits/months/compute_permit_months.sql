-- What the rows of `permit_months` are: the one definition of what a permit allows and pumps. With arguments both functions compute
-- the rows of some permits, or of some months.

-- What each permit allows in its months. Most decisions change no more than this, and no reading is read for it.
create function compute_allowances(only_permits integer[], only_months date[])
returns table (
  permit_ndx integer,
  c_year integer,
  c_month integer,
  drought_stage_ndx integer,
  reduction numeric,
  permitted_gal bigint,
  reduced_gal bigint
)
language sql stable
begin atomic
  with
  -- Once for each permit, not again for each of its months.
  chosen as materialized (
    select
      permits.permit_ndx,
      permits.ended_date,
      date_trunc('month', start_date)::date as start_month,
      -- Water of a well that was linked before the permit began counts too, against nothing allowed.
      date_trunc('month', least(start_date, (
        select min(permit_wells.start_date) from public.permit_wells where permit_wells.permit_ndx = permits.permit_ndx
      )))::date as first_month
    from public.permits
    where not permits.removed and (only_permits is null or permits.permit_ndx = any (only_permits))
  ),
  facts as materialized (
    select
      facts.permit_ndx,
      facts.permit_type_ndx,
      facts.primary_use_ndx,
      facts.allows_pumping,
      facts.shares,
      facts.authorized_volume_gal,
      areas.drought_area_ndx,
      greatest(facts.holds_from, areas.holds_from) as holds_from,
      least(facts.holds_until, areas.holds_until) as holds_until
    from facts_of_permits as facts
    join areas_of_groups as areas
      on areas.aquifer_group_ndx = facts.aquifer_group_ndx
      and areas.holds_from < facts.holds_until
      and areas.holds_until > facts.holds_from
    where only_permits is null or permit_ndx = any (only_permits)
  ),
  land as materialized (
    select permit_ndx, holds_from, holds_until, volume_gal
    from land_over_time
    where only_permits is null or permit_ndx = any (only_permits)
  ),
  stages as materialized (
    select drought_area_ndx, month, drought_stage_ndx from stages_of_months
  ),
  special as materialized (
    select * from special_reductions(only_permits)
  ),
  by_days as materialized (
    select * from reductions_by_days(only_permits)
  ),
  -- Every month from the permit's first through the fiscal year after the one that today lies in, with the facts that held in it and the
  -- year's volume that was in force: what their land allowed, or else theirs without the amendments that had not begun to count. Whatever the
  -- order in which those were approved, taking one back leaves the others.
  volumes as (
    select
      chosen.*,
      facts.permit_type_ndx,
      facts.primary_use_ndx,
      facts.drought_area_ndx,
      facts.allows_pumping,
      facts.shares,
      month::date as month,
      extract(year from month)::integer as c_year,
      extract(month from month)::integer as c_month,
      coalesce(land.volume_gal, greatest(0, facts.authorized_volume_gal - coalesce((
        select sum(changes.change_gal)
        from changes_of_volume as changes
        where changes.permit_ndx = chosen.permit_ndx and changes.counts_from > month
      ), 0)))::bigint as volume_gal
    from chosen
    cross join (select min(month) as first_asked, max(month) as last_asked from unnest(only_months) as month) as asked
    -- Where no months are asked for, the bounds pass over them.
    cross join generate_series(
      greatest(first_month, first_asked),
      least(last_month_of(fiscal_year(public.district_today()) + 1), last_asked),
      interval '1 month') as months (month)
    join facts on facts.permit_ndx = chosen.permit_ndx and month >= facts.holds_from and month < facts.holds_until
    left join land on land.permit_ndx = chosen.permit_ndx and month >= land.holds_from and month < land.holds_until
    where only_months is null or month::date = any (only_months)
  ),
  -- By itself: PostgreSQL takes what follows for one row, and then goes through all special reductions for each of many.
  reduced as materialized (
    select
      volumes.*,
      stages.drought_stage_ndx,
      reduction_at(stages.drought_stage_ndx, volume_gal, reductions.exempt_up_to_gal, special.reduction,
        reductions.d1_pump_reduction, reductions.d2_pump_reduction, reductions.d3_pump_reduction, reductions.d4_pump_reduction
      ) as reduction,
      case when is_exempt(volume_gal, reductions.exempt_up_to_gal) then 0 else by_days.reduced_days end as reduced_days
    from volumes
    left join stages on stages.drought_area_ndx = volumes.drought_area_ndx and stages.month = volumes.month
    left join reductions_of_types as reductions
      on reductions.permit_type_ndx = volumes.permit_type_ndx
      and volumes.month >= reductions.holds_from
      and (reductions.holds_until is null or volumes.month < reductions.holds_until)
    left join special
      on special.permit_type_ndx = volumes.permit_type_ndx
      and special.primary_use_ndx = volumes.primary_use_ndx
      and special.drought_area_ndx = volumes.drought_area_ndx
      and special.drought_stage_ndx = stages.drought_stage_ndx
      and volumes.month >= special.holds_from
      and volumes.month < special.holds_until
    left join by_days
      on by_days.permit_type_ndx = volumes.permit_type_ndx
      and by_days.primary_use_ndx = volumes.primary_use_ndx
      and by_days.drought_area_ndx = volumes.drought_area_ndx
      and by_days.month = volumes.month
  ),
  -- Each of those volumes over the twelve months by largest remainder: whole gallons first, and those left over to the
  -- largest remainders, the earlier month first among equals.
  floors as (
    select
      permit_ndx,
      volume_gal,
      shares,
      c_month,
      volume_gal * share / 100000 as whole_gal,
      row_number() over (partition by permit_ndx, volume_gal, shares order by volume_gal * share % 100000 desc, c_month) as place,
      volume_gal - sum(volume_gal * share / 100000) over (partition by permit_ndx, volume_gal, shares) as left_gal,
      sum(share) over (partition by permit_ndx, volume_gal, shares) as total_share
    from (select distinct permit_ndx, volume_gal, shares from volumes) as distinct_volumes
    cross join unnest(shares) with ordinality as months (share, c_month)
  ),
  monthly as (
    select
      permit_ndx,
      volume_gal,
      shares,
      c_month,
      case when total_share = 100000 then whole_gal + (place <= left_gal)::integer end as permitted_gal
    from floors
  ),
  allowed as (
    select
      reduced.permit_ndx,
      reduced.c_year,
      reduced.c_month,
      reduced.drought_stage_ndx,
      reduced.reduction,
      reduced.reduced_days,
      reduced.volume_gal,
      reduced.month,
      -- Nothing is allowed before the permit's first month, after its last, and while its status allows nothing.
      case
        when reduced.month < reduced.start_month or reduced.month > reduced.ended_date or not reduced.allows_pumping then 0
        else monthly.permitted_gal
      end as permitted_gal
    from reduced
    join monthly using (permit_ndx, volume_gal, shares, c_month)
  )
  select
    permit_ndx,
    c_year,
    c_month,
    drought_stage_ndx,
    coalesce(round(reduced_days / days_of_month(month), 5), reduction, 0),
    permitted_gal,
    case
      when reduced_days is null then reduce_volume(permitted_gal, reduction)
      else reduce_by_days(permitted_gal, volume_gal, reduced_days, month)
    end
  from allowed;
end;

create function compute_permit_months(only_permits integer[], only_months date[] default null)
returns setof public.permit_months
language sql stable
begin atomic
  with
  metered as (
    select
      permit_ndx,
      c_year,
      c_month,
      sum(gallons)::bigint as metered_gal,
      bool_or(gallons < 0) as has_negative,
      bool_or(is_read) as was_read
    from production_by_permit
    where (only_permits is null or meter_ndx = any ((select meters_counting_for(only_permits))::integer[]))
      -- More than was asked for where the months are of several years; the rest has nothing to be joined with.
      and (only_months is null or (
        c_year = any (array(select extract(year from month)::integer from unnest(only_months) as month))
        and c_month = any (array(select extract(month from month)::integer from unnest(only_months) as month))))
    group by permit_ndx, c_year, c_month
  )
  select
    allowed.permit_ndx,
    allowed.c_year::smallint,
    allowed.c_month::smallint,
    fiscal_year(allowed.c_year, allowed.c_month)::smallint,
    allowed.drought_stage_ndx::smallint,
    allowed.reduction::public.reduction,
    allowed.permitted_gal,
    allowed.reduced_gal,
    coalesce(metered.metered_gal, 0),
    coalesce(metered.has_negative, false),
    coalesce(metered.was_read, false)
  from compute_allowances(only_permits, only_months) as allowed
  left join metered using (permit_ndx, c_year, c_month);
end;
