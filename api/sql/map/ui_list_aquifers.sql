-- The aquifers of the district, by the names that reports count them under: their published wells, how these stand today against their own history,
-- and where they lie.
create view ui_list_aquifers as
with
wells_of_aquifers as (
  select
    groups.aq_group_summary_name,
    wells.lon_dd,
    wells.lat_dd,
    today.level_class,
    today.record_trend_ft
  from public.wells
  join public.aquifers using (aquifer_ndx)
  join public.aquifer_groups as groups using (aquifer_group_ndx)
  left join level_classes_today as today on today.well_ndx = wells.well_ndx
  where wells.is_published and not wells.removed and groups.aquifer_group_ndx <> 999
)
select
  names.aq_group_summary_name,
  (
    select coalesce(array_agg(distinct areas.drought_area_name order by areas.drought_area_name), '{}')
    from public.aquifer_groups as groups
    join areas_of_groups as placed using (aquifer_group_ndx)
    join public.drought_areas as areas using (drought_area_ndx)
    where groups.aq_group_summary_name = names.aq_group_summary_name
      and public.district_today() >= placed.holds_from
      and public.district_today() < placed.holds_until
  ) as drought_area_names,
  counted.wells,
  (
    select coalesce(jsonb_agg(jsonb_build_object('level_class', level_class, 'wells', wells)), '[]')
    from (
      select level_class, count(*)::integer as wells
      from wells_of_aquifers as wells
      where wells.aq_group_summary_name = names.aq_group_summary_name and level_class is not null
      group by level_class
    ) as classes
  ) as level_classes,
  counted.rising_wells,
  counted.falling_wells,
  counted.median_trend_ft,
  counted.west,
  counted.south,
  counted.east,
  counted.north
from aquifer_group_summary_names as names
cross join lateral (
  select
    count(*)::integer as wells,
    (count(*) filter (where record_trend_ft > 0))::integer as rising_wells,
    (count(*) filter (where record_trend_ft < 0))::integer as falling_wells,
    percentile_cont(0.5) within group (order by record_trend_ft) as median_trend_ft,
    min(lon_dd) as west,
    min(lat_dd) as south,
    max(lon_dd) as east,
    max(lat_dd) as north
  from wells_of_aquifers as wells
  where wells.aq_group_summary_name = names.aq_group_summary_name
) as counted
where counted.wells > 0;

-- Gallons that permits of each aquifer were permitted, allowed under drought, and pumped, by fiscal year through the present month: the months of the
-- dashboard.
create view ui_aquifer_years as
select
  aq_group_summary_name,
  fiscal_year::integer as fiscal_year,
  total(case when incomplete_permits < permits then permitted_gal end) as permitted_gallons,
  total(case when incomplete_permits < permits then reduced_gal end) as reduced_gallons,
  total(metered_gal) as pumped_gallons
from public.kind_months
where make_date(c_year, c_month, 1) <= public.district_today()
group by aq_group_summary_name, fiscal_year;
