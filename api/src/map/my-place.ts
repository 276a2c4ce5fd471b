import { audiencesOf, type Audience } from '@artesian/contract/map/audiences';
import { myPlace, NEIGHBORHOOD_FT, type MyPlace } from '@artesian/contract/map/my-place';
import { STANDING_DAYS } from '@artesian/domain/levels/level-classes';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { gridAt, readShapes } from './place/answer.ts';

const MOST_AREAS = 30;
const MOST_MONITORED = 3;
/** Water levels farther away say nothing of a place. */
const FARTHEST_FT = 10 * NEIGHBORHOOD_FT;

/** These are told by themselves. */
const TOLD = ['county-boundaries', 'district-boundary', 'management-zones'];

/** Of each layer of areas the names of what lies there; what a layer keeps for staff, or out of its popups, is not told. */
const areasAt = `
  select distinct on (layers.draw_order, layer, name)
    coalesce(layers.title, layers.layer_group) as layer, features.properties ->> layers.title_field as name
  from map_features as features
  join map_layers as layers using (source_id)
  where st_intersects(features.geom, st_setsrid(st_makepoint($2, $1), 4326))
    and layers.kind = 'fill' and not layers.exclude_popup
    and layers.source_id <> all ($4)
    and api.is_shown_to(layers.source_id, $3)
    and layers.title_field <> all (layers.admin_only_fields || layers.exclude_fields)
    and features.properties ->> layers.title_field <> ''
  order by layers.draw_order desc, layer, name
  limit ${MOST_AREAS}`;

/** Distances as in `adjacent-wells`: along the ellipsoid, in feet of 0.3048 m. */
const wellsNear = `
  select well_ndx, round((st_distance(geog, place) / 0.3048)::numeric, 2)::double precision as distance_ft
  from wells, (select st_setsrid(st_makepoint($2, $1), 4326)::geography as place) as here
  where st_dwithin(geog, place, $3 * 0.3048) and is_published and not removed`;

const aquifersBelow = `
  with near as materialized (${wellsNear})
  select
    wells.aquifer_name,
    count(*)::integer as wells,
    min(wells.well_depth_ft) as least_depth_ft,
    percentile_cont(0.5) within group (order by wells.well_depth_ft) as median_depth_ft,
    max(wells.well_depth_ft) as most_depth_ft
  from near
  join api.ui_map_wells as wells using (well_ndx)
  where wells.well_ndx = any (array(select well_ndx from near))
  group by wells.aquifer_name
  order by count(*) desc, wells.aquifer_name`;

const monitoredNear = `
  with near as materialized (${wellsNear}),
  measured as materialized (
    select near.*, standings.depth_ft, standings.last_month, standings.level_class
    from near
    join level_standings as standings using (well_ndx)
    where standings.last_month > district_today() - ${STANDING_DAYS}
    order by distance_ft
    limit ${MOST_MONITORED}
  )
  select
    wells.well_ndx, wells.well_id, wells.well_name, wells.aquifer_name, measured.distance_ft, measured.depth_ft, measured.last_month::text,
    measured.level_class
  from measured
  join api.ui_map_wells as wells using (well_ndx)
  where wells.well_ndx = any (array(select well_ndx from measured))
  order by measured.distance_ft`;

type Aquifer = Omit<MyPlace['aquifers'][number], 'aquifer_name'> & { aquifer_name: string | null };

/** `GET /api/my-place/{lat}/{lon}` */
export const answerMyPlace = answer(myPlace, async ({ params: { lat, lon }, user }, { database: { pool } }) => {
  const audiences = audiencesOf(user?.roles);
  const [shapes, areas, aquifers, monitored] = await Promise.all([
    readShapes(pool, lat, lon, audiences),
    readAreas(pool, lat, lon, audiences),
    pool.query<Aquifer>(aquifersBelow, [lat, lon, NEIGHBORHOOD_FT]),
    pool.query<MyPlace['monitored'][number]>(monitoredNear, [lat, lon, FARTHEST_FT]),
  ]);
  return {
    place: { ...shapes, ...gridAt(lat, lon) },
    areas,
    aquifers: aquifers.rows.filter((one): one is MyPlace['aquifers'][number] => one.aquifer_name !== null),
    wells_within_a_mile: aquifers.rows.reduce((sum, { wells }) => sum + wells, 0),
    monitored: monitored.rows,
  };
});

async function readAreas(pool: Pool, latitude: number, longitude: number, audiences: Audience[]) {
  const { rows } = await pool.query<MyPlace['areas'][number]>(areasAt, [latitude, longitude, audiences, TOLD]);
  return rows;
}
