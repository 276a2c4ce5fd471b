-- What the certificates of some permits say that are issued on a day: facts and wells of that day, and the months of its fiscal year as
-- they are kept, with what each drought stage would leave of them. Months that nothing is kept of are left out.
create function certificates_of_permits(only_permits integer[], issued date)
returns table (
  permit_ndx integer,
  certificate_title text,
  permit_number text,
  owner_name text,
  permit_group_name text,
  owner_address_line_1 text,
  owner_address_line_2 text,
  primary_use_desc text,
  secondary_use_desc text,
  aquifer_group_name text,
  mgmt_zone text,
  well_count integer,
  well_list text,
  authorized_volume_gal bigint,
  special_provisions text,
  start_date date,
  ended_date date,
  fiscal_year integer,
  period text,
  due_months_after integer,
  due_day integer,
  months jsonb
)
language sql stable
begin atomic
  with special as materialized (
    select * from special_reductions(only_permits)
  )
  select
    permits.permit_ndx,
    concat_ws(' ', nullif(permit_types.permit_type_desc, ''), 'Production Permit'),
    permits.permit_number,
    coalesce(holders.r_organization, holders.r_name),
    permit_groups.permit_group_name,
    holders.r_mailing_address,
    nullif(concat_ws(', ', holders.r_city, nullif(concat_ws(' ', holders.r_state, holders.r_zipcode), '')), ''),
    nullif(primary_uses.well_use_name, ''),
    nullif(secondary_uses.well_use_name, ''),
    nullif(aquifer_groups.aquifer_group_name, ''),
    wells.mgmt_zone,
    coalesce(wells.well_count, 0),
    wells.well_list,
    volumes.volume_gal,
    permits.special_provisions,
    permits.start_date,
    permits.ended_date,
    fiscal_year(issued),
    terms.period,
    terms.due_months_after,
    terms.due_day,
    coalesce(year.months, '[]')
  from public.permits
  join facts_of_permits as facts
    on facts.permit_ndx = permits.permit_ndx
    and date_trunc('month', issued) >= facts.holds_from
    and date_trunc('month', issued) < facts.holds_until
  join volumes_over_time as volumes
    on volumes.permit_ndx = permits.permit_ndx
    and date_trunc('month', issued) >= volumes.holds_from
    and date_trunc('month', issued) < volumes.holds_until
  join public.permit_types on permit_types.permit_type_ndx = facts.permit_type_ndx
  join public.aquifer_groups on aquifer_groups.aquifer_group_ndx = facts.aquifer_group_ndx
  join public.well_uses as primary_uses on primary_uses.well_use_ndx = facts.primary_use_ndx
  join public.well_uses as secondary_uses on secondary_uses.well_use_ndx = facts.secondary_use_ndx
  cross join lateral report_terms(permits.permit_ndx, issued) as terms
  left join permit_groupings as groupings
    on groupings.permit_ndx = permits.permit_ndx and fiscal_year(issued) between groupings.from_year and groupings.to_year
  left join public.permit_groups on permit_groups.permit_group_ndx = groupings.permit_group_ndx and not permit_groups.removed
  left join public.contacts as holders on holders.rolo_ndx = permits.rolo_ndx and holders.rolo_ndx <> 999999
  left join lateral (
    select
      count(distinct wells.well_ndx)::integer as well_count,
      string_agg(distinct wells.district_well_id, ', ') as well_list,
      string_agg(distinct nullif(management_zones.mgmtzone_name, ''), ', ') as mgmt_zone
    from public.permit_wells as links
    join public.wells on wells.well_ndx = links.well_ndx and not wells.removed
    join public.management_zones using (mgmtzone_ndx)
    where links.permit_ndx = permits.permit_ndx
      and links.start_date <= issued
      and (links.end_date is null or links.end_date >= issued)
  ) as wells on true
  left join lateral (
    select jsonb_agg(jsonb_build_object(
      'c_year', kept.c_year,
      'c_month', kept.c_month,
      'permitted_gal', kept.permitted_gal,
      'stages', under.stages
    ) order by kept.c_year, kept.c_month) as months
    from public.permit_months as kept
    join facts_of_permits as held
      on held.permit_ndx = kept.permit_ndx
      and make_date(kept.c_year, kept.c_month, 1) >= held.holds_from
      and make_date(kept.c_year, kept.c_month, 1) < held.holds_until
    left join reductions_of_types as reductions
      on reductions.permit_type_ndx = held.permit_type_ndx
      and make_date(kept.c_year, kept.c_month, 1) >= reductions.holds_from
      and (reductions.holds_until is null or make_date(kept.c_year, kept.c_month, 1) < reductions.holds_until)
    join volumes_over_time as held_volumes
      on held_volumes.permit_ndx = kept.permit_ndx
      and make_date(kept.c_year, kept.c_month, 1) >= held_volumes.holds_from
      and make_date(kept.c_year, kept.c_month, 1) < held_volumes.holds_until
    left join areas_of_groups as areas
      on areas.aquifer_group_ndx = held.aquifer_group_ndx
      and make_date(kept.c_year, kept.c_month, 1) >= areas.holds_from
      and make_date(kept.c_year, kept.c_month, 1) < areas.holds_until
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'drought_stage_name', stages.drought_stage_name,
        'left_gal', case
          when month >= by_days.first_month
            then reduce_by_days(kept.permitted_gal, held_volumes.volume_gal, days_of_month(month) * coalesce(under.reduction, 0), month)
          else reduce_volume(kept.permitted_gal, under.reduction)
        end
      ) order by stages.severity) as stages
      from ui_list_drought_stages as stages
      cross join make_date(kept.c_year, kept.c_month, 1) as month
      left join areas_by_days as by_days on by_days.drought_area_ndx = areas.drought_area_ndx
      left join special
        on special.permit_type_ndx = held.permit_type_ndx
        and special.primary_use_ndx = held.primary_use_ndx
        and special.drought_area_ndx = areas.drought_area_ndx
        and special.drought_stage_ndx = stages.drought_stage_ndx
        and make_date(kept.c_year, kept.c_month, 1) >= special.holds_from
        and make_date(kept.c_year, kept.c_month, 1) < special.holds_until
      cross join lateral (
        select reduction_at(stages.drought_stage_ndx, held_volumes.volume_gal, reductions.exempt_up_to_gal, special.reduction,
          reductions.d1_pump_reduction, reductions.d2_pump_reduction, reductions.d3_pump_reduction, reductions.d4_pump_reduction) as reduction
      ) as under
      where stages.restricts and not stages.is_retired
    ) as under
    where kept.permit_ndx = permits.permit_ndx and kept.fiscal_year = fiscal_year(issued)
  ) as year on true
  where permits.permit_ndx = any (only_permits) and not permits.removed
  order by permits.permit_number;
end;
