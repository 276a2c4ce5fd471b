import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { placeAt } from '@artesian/contract/map/place';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedProduct, type Caller } from '../support/product.ts';

/** Stands in for the elevation source; what it answers is set by each test. */
let answering: (response: ServerResponse, request: IncomingMessage) => unknown = (response) => response.end('{}');
const asked: string[] = [];
const source = createServer((request, response) => {
  asked.push(request.url!);
  answering(response, request);
});
await new Promise<void>((resolve) => source.listen(0, 'localhost', resolve));
afterAll(() => source.close());

const { product, staff } = await sharedProduct({
  settings: {
    MAP_ELEVATION: `http://localhost:${(source.address() as AddressInfo).port}/tilequery/`,
    MAP_ELEVATION_KEY: 'secret key',
  },
});

const square = (west: number, east: number) => `st_makeenvelope(${west}, 30, ${east}, 31, 4326)`;
beforeAll(async () => {
  await product.database.pool.query(
    `insert into map_sources (source_id) values ('district-boundary'), ('management-zones'), ('county-boundaries');
     insert into map_features (source_id, geom, properties) values
       ('district-boundary', ${square(-98, -96.5)}, '{}'),
       ('county-boundaries', ${square(-98, -97)}, '{"name": "Hays County"}'),
       ('county-boundaries', ${square(-97, -96)}, '{"name": "Lee County"}'),
       ('management-zones', ${square(-98, -97)}, '{"name": "Western Edwards"}')`,
  );
});

async function placeOf(caller: Caller, lat: number, lon: number) {
  const response = await product.fetch(caller, `/api/places/${lat}/${lon}`);
  expect(response.status).toBe(200);
  return placeAt.answer.parse(await response.json());
}

describe('a place', () => {
  it('is described by the shapes of the map and the Texas grid', async () => {
    expect(await placeOf('visitor', 30.5, -97.5)).toEqual({
      county_ndx: 2,
      county_name: 'Hays',
      in_district: true,
      mgmtzone_ndx: 1,
      mgmtzone_name: 'Western Edwards',
      tx_grid: '58-37-1',
      tx_grid_deg: '58',
      tx_grid_sevmin: '37',
      tx_grid_twomin: '1',
      elevation_ft: null,
      elevation_source: null,
    });
  });

  it('may lie in a county that the list does not have, outside the district, or where there is nothing', async () => {
    expect(await placeOf('visitor', 30.5, -96.2)).toMatchObject({
      county_ndx: null,
      county_name: 'Lee',
      in_district: false,
      mgmtzone_ndx: null,
      mgmtzone_name: null,
    });
    expect(await placeOf('visitor', 51.5, -0.12)).toMatchObject({
      county_name: null,
      in_district: false,
      tx_grid: null,
    });
  });

  it('is on earth', async () => {
    for (const [lat, lon] of [
      ['91', '-97'],
      ['30', '-180.5'],
      ['north', '-97'],
      ['30', 'NaN'],
      ['Infinity', '-97'],
      ['30,16', '-97'],
    ]) {
      const response = await product.fetch('visitor', `/api/places/${lat}/${lon}`);
      expect({ lat, lon, status: response.status }).toEqual({ lat, lon, status: 400 });
      expect(await response.text()).toContain('Invalid coordinate');
    }
  });

  it('says nothing that the map keeps for staff, and only what is drawn', async () => {
    const keep = (audience: string) =>
      product.database.pool.query(
        `insert into map_layers (layer_id, source_id, kind, title, layer_group, audience)
         select source_id || '-kept', source_id, 'line', source_id, 'Boundaries', $1 from map_sources where kind = 'shapes'
         on conflict (layer_id) do update set audience = excluded.audience`,
        [audience],
      );
    await keep('Staff');
    const hidden = { county_name: null, county_ndx: null, in_district: null, mgmtzone_ndx: null, mgmtzone_name: null };
    for (const caller of ['visitor', 'well-owner'] as const) {
      expect(await placeOf(caller, 30.5, -97.5)).toMatchObject({ ...hidden, tx_grid: '58-37-1' });
    }
    expect(await placeOf('administrator', 30.5, -97.5)).toMatchObject({ county_name: 'Hays', in_district: true });
    await keep('Everyone');
    await product.database.pool.query(`delete from map_features where source_id = 'district-boundary'`);
    expect(await placeOf('visitor', 30.5, -97.5)).toMatchObject({ county_name: 'Hays', in_district: null });
  });
});

describe('the elevation of a place', () => {
  const say = (status: number, body: unknown) => {
    answering = (response) => response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  const contours = (...heights: unknown[]) => ({ features: heights.map((ele) => ({ properties: { ele } })) });
  const elevationAt = async (lat: number) => (await placeOf('visitor', lat, -97.75)).elevation_ft;

  it('is that of the highest contour, in feet, asked for once', async () => {
    say(200, contours(180, 220.5, 210));
    asked.length = 0;
    const place = await staff.call(placeAt, { params: { lat: 30.1, lon: -97.75 } });
    expect(place).toMatchObject({
      elevation_ft: 723.4252,
      elevation_source: expect.stringMatching(/^Estimated from contours \(localhost:\d+\)$/),
    });
    expect(asked).toEqual(['/tilequery/-97.75000,30.10000.json?layers=contour&limit=50&access_token=secret+key']);
    expect(await elevationAt(30.1)).toBe(723.4252);
    expect(asked.length).toBe(1);
  });

  it('is unknown, and the place described all the same, where the source is of no use', async () => {
    for (const [status, body] of [
      [500, contours(200)],
      [201, contours(200)],
      [404, 'Not found'],
      [200, { features: [] }],
      [200, contours('high', null, 1e9)],
      [200, '<html>maintenance</html>'],
      [200, 'null'],
      [200, ''],
    ] as const) {
      say(status, body);
      expect(await placeOf('visitor', 30.2, -97.75)).toMatchObject({ elevation_ft: null, county_name: 'Hays' });
    }
    answering = (response) => response.destroy();
    expect(await elevationAt(30.2)).toBeNull();
    say(200, contours(200));
    expect(await elevationAt(30.2)).toBe(656.168);
  });

  it('is not waited for longer than a moment', async () => {
    answering = (response) => response.writeHead(200).write('{"features": [');
    const before = Date.now();
    expect(await placeOf('visitor', 30.3, -97.75)).toMatchObject({ elevation_ft: null, county_name: 'Hays' });
    expect(Date.now() - before).toBeLessThan(7000);
  });
});
