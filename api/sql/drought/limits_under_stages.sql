-- How much each permit of an area may pump in some months: as they are kept, under the stage in force, and under other stages: the same computation as
-- that of the months that are kept. In an area that counts by days, the months in force are as they are kept. A month that the permit is not in force in is left out.
create function limits_under_stages(area integer, some_months date[], some_stages integer[])
returns table (
  permit_ndx integer,
  permit_number text,
  permit_name text,
  permit_type_desc text,
  aq_group_summary_name text,
  permit_tier_name text,
  c_year integer,
  c_month integer,
  permitted_gal bigint,
  declared_gal bigint,
  before_gal bigint,
  after_gal bigint
)
language sql stable
begin atomic
  -- Once for all permits, and joined last: PostgreSQL joins the first eight tables in an order of its own choice, and with this one among
  -- them it took thirty times as long.
  with volumes as materialized (
    select permit_ndx, holds_from, holds_until, volume_gal from volumes_over_time
  ),
  groups as materialized (
    select aquifer_group_ndx, holds_from, holds_until from areas_of_groups where drought_area_ndx = area
  ),
  special as materialized (
    select * from special_reductions(null) where drought_area_ndx = area
  )
  select
    kept.permit_ndx,
    permits.permit_number,
    permits.permit_name,
    nullif(permit_types.permit_type_desc, '') as permit_type_desc,
    aquifer_groups.aq_group_summary_name,
    groupings.permit_tier_name,
    kept.c_year::integer,
    kept.c_month::integer,
    kept.permitted_gal,
    kept.reduced_gal,
    case when asked.is_by_days then kept.reduced_gal else reduce_volume(kept.permitted_gal, now.reduction) end,
    case
      when asked.is_by_days
        then reduce_by_days(kept.permitted_gal, volumes.volume_gal, days_of_month(asked.month) * coalesce(under.reduction, 0), asked.month)
      else reduce_volume(kept.permitted_gal, under.reduction)
    end
  from (
    select *, coalesce(month >= (select first_month from areas_by_days where drought_area_ndx = area), false) as is_by_days
    from unnest(some_months, some_stages, array(
      select stages.last_entered_ndx
      from unnest(some_months) with ordinality as named (month, place)
      left join stages_of_months as stages on stages.drought_area_ndx = area and stages.month = named.month
      order by named.place
    )) as told (month, stage, stage_in_force)
  ) as asked
  join public.permit_months as kept
    on kept.c_year = extract(year from asked.month)::integer and kept.c_month = extract(month from asked.month)::integer
  join permit_kinds as kinds
    on kinds.permit_ndx = kept.permit_ndx and asked.month between kinds.start_month and kinds.last_day
  join named_groupings as groupings
    on groupings.permit_ndx = kept.permit_ndx
    and kept.fiscal_year between groupings.from_year and groupings.to_year
  join public.permits on permits.permit_ndx = kept.permit_ndx
  join facts_of_permits as facts
    on facts.permit_ndx = kept.permit_ndx and asked.month >= facts.holds_from and asked.month < facts.holds_until
  join public.permit_types on permit_types.permit_type_ndx = facts.permit_type_ndx
  join public.aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
  left join reductions_of_types as reductions
    on reductions.permit_type_ndx = facts.permit_type_ndx
    and asked.month >= reductions.holds_from
    and (reductions.holds_until is null or asked.month < reductions.holds_until)
  left join volumes
    on volumes.permit_ndx = kept.permit_ndx and asked.month >= volumes.holds_from and asked.month < volumes.holds_until
  left join special as special_now
    on special_now.permit_type_ndx = facts.permit_type_ndx
    and special_now.primary_use_ndx = facts.primary_use_ndx
    and special_now.drought_stage_ndx = asked.stage_in_force
    and asked.month >= special_now.holds_from
    and asked.month < special_now.holds_until
  left join special
    on special.permit_type_ndx = facts.permit_type_ndx
    and special.primary_use_ndx = facts.primary_use_ndx
    and special.drought_stage_ndx = asked.stage
    and asked.month >= special.holds_from
    and asked.month < special.holds_until
  cross join lateral (
    select reduction_at(asked.stage_in_force, volumes.volume_gal, reductions.exempt_up_to_gal, special_now.reduction,
      reductions.d1_pump_reduction, reductions.d2_pump_reduction, reductions.d3_pump_reduction, reductions.d4_pump_reduction) as reduction
  ) as now
  cross join lateral (
    select reduction_at(asked.stage, volumes.volume_gal, reductions.exempt_up_to_gal, special.reduction,
      reductions.d1_pump_reduction, reductions.d2_pump_reduction, reductions.d3_pump_reduction, reductions.d4_pump_reduction) as reduction
  ) as under
  where exists (
    select from groups
    where groups.aquifer_group_ndx = facts.aquifer_group_ndx
      and asked.month >= groups.holds_from
      and asked.month < groups.holds_until
  )
  order by permits.permit_number, asked.month;
end;
