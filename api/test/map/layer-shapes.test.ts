import type { Client } from '@artesian/contract/language/client';
import { ApiError } from '@artesian/contract/language/client';
import { groundOf } from '@artesian/contract/map/ground';
import { mapWells } from '@artesian/contract/map/map-wells';
import { mapShape } from '@artesian/contract/map/sources';
import { isInside } from '@artesian/contract/map/well-area';
import { wellFacets } from '@artesian/contract/map/well-facets';
import { wellsInView } from '@artesian/contract/map/wells-in-view';
import { VectorTile } from '@mapbox/vector-tile';
import { parse } from 'csv-parse/sync';
import Pbf from 'pbf';
import { beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';

const { product, staff } = await sharedProduct({ demo: true });
let visitor: Client;
beforeAll(async () => {
  visitor = await product.as('visitor');
});

const sql = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query(text, values)).rows as Row[];

/** A layer of areas with one shape, which has a name. Returns the number of the shape. */
async function aShape(source: string, wkt: string, { audience = 'Everyone', staffOnly = [] as string[] } = {}) {
  await sql('insert into map_sources (source_id) values ($1) on conflict do nothing', [source]);
  await sql(
    `insert into map_layers (layer_id, source_id, kind, title, layer_group, title_field, audience, admin_only_fields)
     values ($1, $1, 'fill', 'Basins', 'Hydrology', 'basin', $2, $3)`,
    [source, audience, staffOnly],
  );
  const [{ feature_ndx }] = (await sql<{ feature_ndx: string }>(
    `insert into map_features (source_id, geom, properties)
     values ($1, st_geomfromtext($2, 4326), '{"basin": "Onion Basin"}') returning feature_ndx`,
    [source, wkt],
  )) as [{ feature_ndx: string }];
  return Number(feature_ndx);
}

/** Two parts over the wells of the district, one with a hole. */
const holed =
  'multipolygon(((-98 30.1, -97.8 30.1, -97.8 30.3, -98 30.3, -98 30.1), (-97.9 30.15, -97.85 30.15, -97.85 30.25, -97.9 30.25, -97.9 30.15)), ((-98 29.9, -97.7 29.9, -97.85 30.08, -98 29.9)))';

/** The numbers of the active wells that PostGIS finds within a shape. */
async function within(shape: number): Promise<number[]> {
  const rows = await sql<{ well_ndx: number }>(
    `select well_ndx from api.ui_map_wells as wells join map_features on feature_ndx = $1
     where is_active and st_intersects(geom, st_setsrid(st_makepoint(lon_dd, lat_dd), 4326)) order by well_ndx`,
    [shape],
  );
  return rows.map(({ well_ndx }) => well_ndx);
}

async function inFile(area: string, caller: Caller = 'visitor'): Promise<string[]> {
  const file = await product.fetch(caller, `/api/public-map/wells/csv?area=${area}`);
  return parse<{ well_id: string }>(await file.text(), { columns: true }).map(({ well_id }) => well_id);
}
const statusOf = async (path: string, caller: Caller = 'visitor') => (await product.fetch(caller, path)).status;

describe('a polygon of a layer', () => {
  it('is given with its name', async () => {
    const [county] = await sql<{ feature_ndx: string }>(
      "select feature_ndx from map_features where source_id = 'county-boundaries' and properties ->> 'name' = 'Hays County'",
    );
    const shape = Number(county!.feature_ndx);
    const told = await visitor.call(mapShape, { params: { source: 'county-boundaries', shape } });
    expect(told).toMatchObject({ type: 'Feature', id: shape, properties: { name: 'Hays County' } });
    expect(told.geometry.type).toMatch(/Polygon$/);
  });

  it('lets the same wells through in files, counts, lists, facets, tiles and browsers as PostGIS finds inside', async () => {
    const shape = await aShape('basins', holed);
    const area = `layer:basins,${shape}`;
    const inside = await within(shape);
    const all = await visitor.view(mapWells);
    expect(inside.length).toBeGreaterThan(10);
    expect(inside.length).toBeLessThan(all.filter(({ is_active }) => is_active).length);

    const told = await visitor.call(mapShape, { params: { source: 'basins', shape } });
    const isIn = isInside([
      { kind: 'layer', source: 'basins', shape, known: { name: '', ground: groundOf(told.geometry) } },
    ]);
    const inBrowser = all.filter(({ is_active, lon_dd, lat_dd }) => is_active && isIn(lon_dd, lat_dd));
    expect(inBrowser.map(({ well_ndx }) => well_ndx).toSorted((a, b) => a - b)).toEqual(inside);

    expect((await inFile(area)).toSorted()).toEqual(inBrowser.map(({ well_id }) => well_id).toSorted());
    const { data } = await visitor.call(wellsInView, { query: { area } });
    expect(data.counts.inView).toBe(inside.length);
    for (const { well_ndx } of data.wells) expect(inside).toContain(well_ndx);
    const facets = (await visitor.call(wellFacets, { query: { area } })).data;
    expect(facets.byFlag.is_active).toBe(inside.length);

    const tile = await product.fetch('visitor', `/api/public-map/tiles/5/7/13?area=${area}`);
    const layer = new VectorTile(new Pbf(await tile.arrayBuffer()) as never).layers['wells']!;
    const active = Array.from({ length: layer.length }, (_, place) => layer.feature(place)).filter(
      ({ properties }) => properties['is_active'],
    );
    expect(active.length).toBeGreaterThan(0);
    for (const { id } of active) expect(inside).toContain(id);
  });

  it('is named in files and in what links say of the map', async () => {
    const shape = await aShape('named', holed);
    const file = await product.fetch('visitor', `/api/public-map/wells/geojson?area=layer:named,${shape}`);
    expect(((await file.json()) as { description: string }).description).toContain('In Onion Basin');
    const card = await product.fetch('visitor', `/cards/map.png?area=layer:named,${shape}`);
    expect(card.status).toBe(200);
  });

  it('is another one once its layer is changed', async () => {
    const shape = await aShape('moving', holed);
    const area = `layer:moving,${shape}`;
    const before = await inFile(area);
    await sql("update map_features set geom = st_translate(geom, 10, 0) where source_id = 'moving'");
    expect(before.length).toBeGreaterThan(0);
    expect(await inFile(area)).toEqual([]);
    expect(await statusOf(`/api/public-map/tiles/5/7/13?area=${area}`)).toBe(204);
    await sql("delete from map_features where source_id = 'moving'");
    expect(await statusOf(`/api/public-map/wells/csv?area=${area}`)).toBe(400);
  });

  it('of a layer for staff is to a visitor like one that does not exist', async () => {
    const shape = await aShape('secret', holed, { audience: 'Staff' });
    const [told, nowhere] = await Promise.all(
      [`secret/${shape}`, 'secret/99999999'].map((path) =>
        product.fetch('visitor', `/api/public-map/sources/${path}`).then(async (reply) => ({
          status: reply.status,
          text: (await reply.text()).replaceAll(/"request_id":"[^"]*"|\d{2,}/g, ''),
        })),
      ),
    );
    expect(told!.status).toBe(404);
    expect(told!.text).toBe(nowhere!.text);
    expect(await statusOf(`/api/public-map/sources/secret/${shape}`, 'administrator')).toBe(200);

    for (const path of ['wells/csv?', 'wells-in-view?', 'well-facets?', 'tiles/5/7/13?']) {
      expect(await statusOf(`/api/public-map/${path}area=layer:secret,${shape}`)).toBe(400);
      expect(await statusOf(`/api/public-map/${path}area=layer:secret,${shape}`, 'administrator')).toBe(200);
    }
    // A preview goes on without it.
    expect(await statusOf(`/cards/map.png?area=layer:secret,${shape}`)).toBe(200);
    expect(await inFile(`layer:secret,${shape}`, 'administrator')).not.toEqual([]);
  });

  it('is called like its layer where its name is for staff', async () => {
    const shape = await aShape('unnamed', holed, { staffOnly: ['basin'] });
    const nameFor = async (client: Client) =>
      (await client.call(mapShape, { params: { source: 'unnamed', shape } })).properties.name;
    expect(await nameFor(visitor)).toBe('Basins');
    expect(await nameFor(staff)).toBe('Onion Basin');
  });

  it.each(['basins/0', 'basins/-3', 'basins/1.5', 'basins/x', 'basins/99999999999999999999', 'No%20Name/1'])(
    '%s is refused',
    async (path) => {
      expect(await statusOf(`/api/public-map/sources/${path}`)).toBe(400);
    },
  );

  it.each(['basins/9007199254740991', 'moon/1', 'wells/1', 'rivers/1'])('%s is not found', async (path) => {
    expect(await statusOf(`/api/public-map/sources/${path}`)).toBe(404);
  });

  it('that is a line is none', async () => {
    const [river] = await sql<{ feature_ndx: string }>(
      "select feature_ndx from map_features where source_id = 'rivers' limit 1",
    );
    expect(await statusOf(`/api/public-map/sources/rivers/${river!.feature_ndx}`)).toBe(404);
  });

  it.each([
    'layer:basins',
    'layer:basins,0',
    'layer:basins,1,2',
    'layer:No Name,1',
    `layer:a,1${'~layer:a,1'.repeat(20)}`,
  ])('an area of %s is refused with its field', async (area) => {
    const query = { area };
    await expect(visitor.call(wellsInView, { query })).rejects.toBeInstanceOf(ApiError);
    await expect(visitor.call(wellsInView, { query })).rejects.toMatchObject({ status: 400 });
  });
});
