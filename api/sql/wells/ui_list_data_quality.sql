-- Records that cannot be right, or lack what they need: one row for a record and rule. Whoever looks decides; nothing here is an error.
create view ui_list_data_quality as
with
-- A drawn area is looked for among all wells, not each well among the areas: the same answers as `county_at` and `is_in_district` give for
-- one place, a tenth of the work.
county_areas as materialized (
  select geom, regexp_replace(properties ->> 'name', ' County$', '') as name
  from public.map_features
  where source_id = 'county-boundaries'
),
drawn_counties as (
  select wells.well_ndx, min(county_areas.name) as name
  from county_areas
  join public.wells on st_intersects(county_areas.geom, wells.geom)
  group by wells.well_ndx
),
wells_in_boundary as (
  select wells.well_ndx
  from public.map_features as boundary
  join public.wells on st_intersects(boundary.geom, wells.geom)
  where boundary.source_id = 'district-boundary'
),
records as (
  select
    'No coordinates'::text as rule,
    'list-wells'::text as register,
    well_ndx as record_ndx,
    district_well_id as name,
    'Its coordinates are 0, which is in the sea off Africa.'::text as detail
  from public.wells
  where (lat_dd = 0 or lon_dd = 0) and not removed
  union all
  select
    'Outside its county', 'list-wells', wells.well_ndx, wells.district_well_id,
    'It is recorded in ' || counties.county_name || ' and lies in ' || coalesce(drawn_counties.name, 'no county that is drawn') || '.'
  from public.wells
  join public.counties using (county_ndx)
  left join drawn_counties on drawn_counties.well_ndx = wells.well_ndx
  where counties.county_name not in ('', coalesce(drawn_counties.name, ''))
    and wells.lat_dd <> 0 and wells.lon_dd <> 0
    and not wells.removed
    -- Without drawn counties, nothing is known.
    and exists (select from county_areas)
  union all
  select
    'In the district or not', 'list-wells', well_ndx, district_well_id,
    case when in_district
      then 'It is recorded within the district and lies outside its boundary.'
      else 'It is recorded outside the district and lies within its boundary.'
    end
  from public.wells
  where in_district <> (well_ndx in (select well_ndx from wells_in_boundary))
    and not removed
    -- Without a drawn boundary, nothing is known.
    and exists (select from public.map_features where source_id = 'district-boundary')
  union all
  select
    'State well number and grid', 'list-wells', well_ndx, district_well_id,
    'Number ' || state_well_num || ' belongs to cell ' || concat_ws('-', left(state_well_num, 2), substr(state_well_num, 3, 2), substr(state_well_num, 5, 1))
      || '; the well lies in ' || coalesce(tx_grid, 'none') || '.'
  from public.wells
  where left(state_well_num, 5) <> coalesce(replace(tx_grid, '-', ''), '') and not removed
  union all
  select
    'Pump below the hole', 'list-wells', well_ndx, district_well_id,
    'The pump hangs at ' || pump_depth_ft || ' ft in a hole of ' || well_depth_ft || ' ft.'
  from public.wells
  where pump_depth_ft > well_depth_ft and not removed
  union all
  select
    'Permit without a meter', 'list-permits', permits.permit_ndx, permits.permit_number,
    'It is in force, and no active meter stands at its wells.'
  from public.permits
  where not permits.removed
    and district_today() between permits.start_date and coalesce(permits.ended_date, 'infinity')
    and not exists (
      select from meters_of_permits
      join public.meters using (meter_ndx)
      where meters_of_permits.permit_ndx = permits.permit_ndx and meters.is_active
    )
  union all
  select
    'Contact without records', 'list-rolodex', contacts.rolo_ndx, coalesce(contacts.r_organization, contacts.r_name),
    'It stands with no well, permit or person of a well.'
  from public.contacts
  where not contacts.removed and contacts.rolo_ndx <> 999999
    and not exists (select from public.wells where wells.contact_ndx = contacts.rolo_ndx)
    and not exists (select from public.permits where permits.rolo_ndx = contacts.rolo_ndx)
    and not exists (select from public.well_contacts where well_contacts.rolo_ndx = contacts.rolo_ndx)
  union all
  select
    'Well at several permits', 'list-wells', links.well_ndx, wells.district_well_id,
    'It is linked to ' || string_agg(permits.permit_number, ', ' order by permits.permit_number)
      || ' today; its water counts at the first linked alone.'
  from public.permit_wells as links
  join public.permits on permits.permit_ndx = links.permit_ndx and not permits.removed
  join public.wells on wells.well_ndx = links.well_ndx and not wells.removed
  where daterange(links.start_date, links.end_date, '[]') @> district_today()
    and district_today() between permits.start_date and coalesce(permits.ended_date, 'infinity')
  group by links.well_ndx, wells.district_well_id
  having count(*) > 1
)
select *, null::integer as well_ndx, null::timestamptz as from_at, null::timestamptz as to_at from records
union all
select
  'Odd water level', 'list-level-findings', finding_ndx, district_well_id, rule_name || ': ' || what,
  well_ndx, from_at, to_at
from list_level_findings
where not is_looked_at;
