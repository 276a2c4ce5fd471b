-- Records that cannot be right, or lack what they need: one row for a record and rule. Whoever looks decides; nothing here is an error.
create view ui_list_data_quality as
with
places as (
  select
    wells.well_ndx,
    wells.district_well_id,
    wells.state_well_num,
    wells.tx_grid,
    wells.lat_dd,
    wells.lon_dd,
    wells.in_district,
    nullif(counties.county_name, '') as county,
    county_at(wells.geom) as drawn_county,
    is_in_district(wells.geom) as drawn_in_district
  from public.wells
  join public.counties using (county_ndx)
  where not wells.removed
),
records as (
  select
    'No coordinates'::text as rule,
    'list-wells'::text as register,
    well_ndx as record_ndx,
    district_well_id as name,
    'Its coordinates are 0, which is in the sea off Africa.'::text as detail
  from places
  where lat_dd = 0 or lon_dd = 0
  union all
  select
    'Outside its county', 'list-wells', well_ndx, district_well_id,
    'It is recorded in ' || county || ' and lies in ' || coalesce(drawn_county, 'no county that is drawn') || '.'
  from places
  where county <> coalesce(drawn_county, '') and lat_dd <> 0 and lon_dd <> 0
    -- Without drawn counties, nothing is known.
    and exists (select from public.map_features where source_id = 'county-boundaries')
  union all
  select
    'In the district or not', 'list-wells', well_ndx, district_well_id,
    case when in_district
      then 'It is recorded within the district and lies outside its boundary.'
      else 'It is recorded outside the district and lies within its boundary.'
    end
  from places
  where in_district <> drawn_in_district
  union all
  select
    'State well number and grid', 'list-wells', well_ndx, district_well_id,
    'Number ' || state_well_num || ' belongs to cell ' || concat_ws('-', left(state_well_num, 2), substr(state_well_num, 3, 2), substr(state_well_num, 5, 1))
      || '; the well lies in ' || coalesce(tx_grid, 'none') || '.'
  from places
  where left(state_well_num, 5) <> coalesce(replace(tx_grid, '-', ''), '')
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
