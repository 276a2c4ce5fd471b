import { audiencesOf } from '@artesian/contract/map/audiences';
import { cameraIn, documentedHome, mapHome, type Camera } from '@artesian/contract/map/map-home';
import { districtBoundary } from '@artesian/contract/map/sources';
import type { ClientBase } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';

/** `GET /api/public-map/home`: one answer for everybody, from what everybody sees. */
export const answerMapHome = answer(mapHome, async ({ request, reply }, { cachedAnswers, config, database }) => {
  const settled = settledHome(config);
  if (settled) return { ...settled, is_known: true };
  return cachedAnswers.send(request, reply, {
    key: 'map-home',
    tables: ['map_features', 'map_layers', 'wells'],
    shared: true,
    build: async () => {
      const home = await findHome(database.pool);
      return JSON.stringify({ ...(home ?? documentedHome), is_known: home !== undefined });
    },
  });
});

function settledHome(config: Config): Camera | undefined {
  const isDocumented = config.demonstration && config.DEMONSTRATION_DISTRICT === undefined;
  return cameraIn(config.MAP_HOME ?? '') ?? (isDocumented ? documentedHome : undefined);
}

/** Where the map of the district opens. */
export const readHome = async ({ config, database }: Pick<Context, 'config' | 'database'>): Promise<Camera> =>
  settledHome(config) ?? (await findHome(database.pool)) ?? documentedHome;

/** Where the district is as far as its settings, its boundary or its wells say it. */
export async function readPlaceOfDistrict(client: Queryable): Promise<Camera | undefined> {
  const { rows } = await client.query<{ value: string | null }>(
    `select value from district_settings where name = 'MAP_HOME'`,
  );
  return cameraIn(rows[0]?.value ?? '') ?? findHome(client);
}

type Queryable = Pick<ClientBase, 'query'>;

interface Extent {
  west: number;
  south: number;
  east: number;
  north: number;
}

async function findHome(on: Queryable): Promise<Camera | undefined> {
  const extent =
    (await findExtent(on, ofBoundary, [districtBoundary, audiencesOf(undefined)])) ?? (await findExtent(on, ofWells));
  return extent && around(extent);
}

async function findExtent(on: Queryable, text: string, values: unknown[] = []): Promise<Extent | undefined> {
  const { rows } = await on.query<Extent | { west: null }>(text, values);
  const [extent] = rows;
  return extent && extent.west !== null ? extent : undefined;
}

const ofBoundary = `
  select min(st_xmin(geom)) as west, min(st_ymin(geom)) as south, max(st_xmax(geom)) as east, max(st_ymax(geom)) as north
  from map_features
  where source_id = $1 and api.is_shown_to(source_id, $2)`;

/**
 * Where most wells are: those within one and a half times the middle half of all (Tukey's fences). Coordinates with a wrong sign or none
 * are in every inventory.
 */
const ofWells = `
  with shown as (select lon_dd, lat_dd from wells where is_published and not removed),
  middle as (
    select
      percentile_disc(array[0.25, 0.75]) within group (order by lon_dd) as lon,
      percentile_disc(array[0.25, 0.75]) within group (order by lat_dd) as lat
    from shown
  ),
  fences as (
    select
      lon[1] - 1.5 * (lon[2] - lon[1]) as west,
      lat[1] - 1.5 * (lat[2] - lat[1]) as south,
      lon[2] + 1.5 * (lon[2] - lon[1]) as east,
      lat[2] + 1.5 * (lat[2] - lat[1]) as north
    from middle
  )
  select min(lon_dd) as west, min(lat_dd) as south, max(lon_dd) as east, max(lat_dd) as north
  from shown, fences
  where lon_dd between fences.west and fences.east and lat_dd between fences.south and fences.north`;

/** The room that an extent is to take on a map, which is 512 px wide at zoom 0: a screen's, without its panels. */
const room = { width: 760, height: 600 };
const worldPx = 512;
const nearest = 14;
const farthest = 4;

function around({ west, south, east, north }: Extent): Camera {
  const fits = Math.min(
    room.width / (worldPx * ((east - west) / 360)),
    room.height / (worldPx * (acrossOf(north) - acrossOf(south))),
  );
  const zoom = Math.min(nearest, Math.max(farthest, Math.log2(fits)));
  const rounded = (value: number, decimals: number) => Number(value.toFixed(decimals));
  return {
    latitude: rounded((south + north) / 2, 5),
    longitude: rounded((west + east) / 2, 5),
    zoom: rounded(zoom, 2),
  };
}

/** How far north a latitude lies on a Mercator map, in widths of the world. */
const acrossOf = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI);
