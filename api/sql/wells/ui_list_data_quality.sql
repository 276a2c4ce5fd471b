-- Records that cannot be right, or lack what they need: one row for a record and rule. Whoever looks decides; nothing here is an error.
-- They come rule by rule, so that the first are there while the others are looked for.
create view ui_list_data_quality as
with
-- A drawn area is looked for among all wells, not each well among the areas: the same answers as `county_at` and `is_in_district` give for
-- one place, a tenth of the work.
drawn_areas as materialized (
  select
    geom,
    case when source_id = 'county-boundaries' then regexp_replace(properties ->> 'name', ' County$', '') end as county,
    source_id = 'district-boundary' as is_district
  from public.map_features
  where source_id in ('county-boundaries', 'district-boundary')
),
drawn as (
  select wells.well_ndx, min(drawn_areas.county) as county, bool_or(drawn_areas.is_district) as in_district
  from drawn_areas
  join public.wells on st_intersects(drawn_areas.geom, wells.geom)
  group by wells.well_ndx
),
-- All that may be wrong with a well is looked for in one reading of the wells; nearly all of them have nothing.
looked_at as (
  select
    wells.well_ndx,
    wells.district_well_id,
    case when wells.lat_dd = 0 or wells.lon_dd = 0
      then 'Its coordinates are 0, which is in the sea off Africa.'
    end as no_coordinates,
    case when counties.county_name not in ('', coalesce(drawn.county, ''))
      and wells.lat_dd <> 0 and wells.lon_dd <> 0
      -- Without drawn counties, nothing is known.
      and exists (select from drawn_areas where county is not null)
      then 'It is recorded in ' || counties.county_name || ' and lies in ' || coalesce(drawn.county, 'no county that is drawn') || '.'
    end as outside_its_county,
    case when wells.in_district <> coalesce(drawn.in_district, false)
      -- Without a drawn boundary, nothing is known.
      and exists (select from drawn_areas where is_district)
      then case when wells.in_district
        then 'It is recorded within the district and lies outside its boundary.'
        else 'It is recorded outside the district and lies within its boundary.'
      end
    end as in_the_district_or_not,
    case when left(wells.state_well_num, 5) <> coalesce(replace(wells.tx_grid, '-', ''), '')
      then 'Number ' || wells.state_well_num || ' belongs to cell '
        || concat_ws('-', left(wells.state_well_num, 2), substr(wells.state_well_num, 3, 2), substr(wells.state_well_num, 5, 1))
        || '; the well lies in ' || coalesce(wells.tx_grid, 'none') || '.'
    end as number_and_grid,
    case when wells.pump_depth_ft > wells.well_depth_ft
      then 'The pump hangs at ' || wells.pump_depth_ft || ' ft in a hole of ' || wells.well_depth_ft || ' ft.'
    end as pump_below_the_hole
  from public.wells
  join public.counties using (county_ndx)
  left join drawn on drawn.well_ndx = wells.well_ndx
  where not wells.removed
  -- Keeps PostgreSQL from finding each out twice: once to see whether there is anything, and once to say it.
  offset 0
),
-- Read once for all rules of wells.
odd_wells as materialized (
  select rules.rule, 'list-wells'::text as register, well_ndx as record_ndx, district_well_id as name, rules.detail
  from looked_at
  cross join lateral (
    values
      ('No coordinates'::text, no_coordinates),
      ('Outside its county', outside_its_county),
      ('District boundary mismatch', in_the_district_or_not),
      ('State well number and grid', number_and_grid),
      ('Pump below well depth', pump_below_the_hole)
  ) as rules (rule, detail)
  where num_nonnulls(no_coordinates, outside_its_county, in_the_district_or_not, number_and_grid, pump_below_the_hole) > 0
    and rules.detail is not null
)
(
  select
    'Contact without records'::text as rule,
    'list-rolodex'::text as register,
    contacts.rolo_ndx as record_ndx,
    coalesce(contacts.r_organization, contacts.r_name) as name,
    'It stands with no well, permit or person of a well.'::text as detail,
    null::integer as well_ndx,
    null::timestamptz as from_at,
    null::timestamptz as to_at
  from public.contacts
  where not contacts.removed and contacts.rolo_ndx <> 999999
    and not exists (select from public.wells where wells.contact_ndx = contacts.rolo_ndx)
    and not exists (select from public.permits where permits.rolo_ndx = contacts.rolo_ndx)
    and not exists (select from public.well_contacts where well_contacts.rolo_ndx = contacts.rolo_ndx)
  order by name, record_ndx
)
union all
(
  select *, null, null, null
  from odd_wells
  where rule = 'District boundary mismatch'
  order by name, record_ndx
)
union all
(
  select
    'Flagged water level', 'list-level-findings', finding_ndx, district_well_id, rule_name || ': ' || what,
    well_ndx, from_at, to_at
  from list_level_findings
  where not is_looked_at
  order by district_well_id, finding_ndx
)
union all
(
  select *, null, null, null
  from odd_wells
  where rule in ('No coordinates', 'Outside its county')
  order by rule, name, record_ndx
)
union all
(
  select
    'Permit without a meter', 'list-permits', permits.permit_ndx, permits.permit_number,
    'It is in force, and no active meter stands at its wells.',
    null, null, null
  from public.permits
  where not permits.removed
    and district_today() between permits.start_date and coalesce(permits.ended_date, 'infinity')
    and not exists (
      select from meters_of_permits
      join public.meters using (meter_ndx)
      where meters_of_permits.permit_ndx = permits.permit_ndx and meters.is_active
    )
  order by permits.permit_number, permits.permit_ndx
)
union all
(
  select *, null, null, null
  from odd_wells
  where rule in ('Pump below well depth', 'State well number and grid')
  order by rule, name, record_ndx
)
union all
(
  select
    'Water under no permit', 'list-wells', water.well_ndx, wells.district_well_id,
    gallons_of_months(
      total(water.gallons), min(make_date(water.c_year, water.c_month, 1)), max(make_date(water.c_year, water.c_month, 1))
    ) || ', counts at no permit.',
    null, null, null
  from water_under_no_permit as water
  join public.wells on wells.well_ndx = water.well_ndx
  group by water.well_ndx, wells.district_well_id
  order by wells.district_well_id, water.well_ndx
)
union all
(
  select
    'Well under several permits', 'list-wells', well_ndx, district_well_id,
    string_agg(
      'Its water counts toward permit ' || counting_permit_number || ', not toward ' || permits.permit_number || ' from '
        || to_char(from_month, 'FMMonth YYYY') || coalesce(' to ' || to_char(to_day, 'FMMonth YYYY'), ' on'),
      '. ' order by from_month, links.ndx, links.counting_link_ndx
    ) || '.',
    null, null, null
  from links_counting_elsewhere as links
  join public.permits on permits.permit_ndx = links.permit_ndx
  join public.wells using (well_ndx, district_well_id)
  -- What is over is in reports that were handed in.
  where not wells.removed and coalesce(links.to_day >= date_trunc('month', district_today()), true)
  group by well_ndx, district_well_id
  order by district_well_id, well_ndx
);
