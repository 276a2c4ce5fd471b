import pg from 'pg';

/**
 * What the peers read, in the schema `peers`: the list as a plain table, without the joins of ours, and the radius search
 * as a function. To their advantage: they know of no sign-in, no scope of owners and no removed wells.
 */
export async function layPeerTables(url: string, listColumns: string[], nearColumns: string[]) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('drop schema if exists peers cascade; create schema peers; set search_path = peers, public');
    await client.query(
      `create table listed_wells as select ${listColumns.join(', ')} from wells where not removed;
       alter table listed_wells add primary key (well_ndx);
       create table tile_wells as
       select well_ndx, well_id, well_name, well_class, well_subclass, well_status, monitoring_status, primary_use,
              management_zone, aquifer_completion, is_active, in_district, is_permited, is_monitoring,
              has_water_levels_data, has_wq_data, has_production_data, has_geo_log
       from api.ui_map_wells;
       alter table tile_wells add primary key (well_ndx);
       comment on table tile_wells is E'@omit';`,
    );
    await client.query(nearFunction(nearColumns));
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

function nearFunction(columns: string[]): string {
  const read = columns.map((column) => `map_well.${column}`).join(', ');
  return `
    create view near_wells as select ${read}, 0::numeric as distance_ft from api.ui_map_wells map_well;
    create function wells_near(lat float8, lon float8, feet float8) returns setof near_wells
    language sql stable
    as $$
      with near as materialized (
        select well_ndx, round((st_distance(geog, st_setsrid(st_makepoint(lon, lat), 4326)::geography) / 0.3048)::numeric, 2) as feet_away
        from public.wells
        where st_dwithin(geog, st_setsrid(st_makepoint(lon, lat), 4326)::geography, feet * 0.3048)
          and is_published and not removed
      )
      select ${read}, near.feet_away
      from near
      join api.ui_map_wells map_well using (well_ndx)
      where map_well.well_ndx = any (array(select well_ndx from near))
      order by near.feet_away, well_ndx
    $$`;
}
