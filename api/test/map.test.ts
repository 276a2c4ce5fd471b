import type { Client } from '@artesian/contract/client';
import {
  adjacentWell,
  adjacentWells,
  deepestTileZoom,
  mapFilters,
  mapLayers,
  mapSourceFeatures,
  mapSources,
  mapWell,
  mapWells,
  oneMapWell,
  staffOnlyWellColumns,
} from '@artesian/contract/map';
import { loadGeography } from '@artesian/demo/geography/load';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWell } from './support/builders.ts';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
let visitor: Client;
let staff: Client;

/** What only staff may read, in words that stand nowhere else. */
const canaries = ['Canary Drilling', 'past the yellow canary', 'Confined', 'Edwards (Balcones Fault Zone)'];
const here = { lat: 30.16823, lon: -97.85184 };

beforeAll(async () => {
  product = await startProduct();
  visitor = await product.as('visitor');
  staff = await product.as('administrator');
  await product.database.asOwner((client) => loadGeography(client));
});
afterAll(() => product.close());

/** What staff enter on other screens of a well. */
async function changeWell(wellNdx: number, columns: Record<string, unknown>) {
  const assignments = Object.keys(columns).map((column, place) => `${column} = $${place + 2}`);
  await product.database.pool.query(`update wells set ${assignments.join(', ')} where well_ndx = $1`, [
    wellNdx,
    ...Object.values(columns),
  ]);
}

async function secretWell(): Promise<number> {
  const { well_ndx } = await buildWell(staff, { well_name: 'Secret Well', well_class_ndx: 1 });
  await product.database.pool.query(
    `insert into drillers (driller_ndx, driller_name) values (1, 'Canary Drilling') on conflict do nothing`,
  );
  const directions_to_well = 'Turn left past the yellow canary.';
  await changeWell(well_ndx, {
    driller_ndx: 1,
    directions_to_well,
    aq_setting_ndx: 2,
    aquifer_ndx: 1,
    mgmtzone_ndx: 1,
  });
  return well_ndx;
}

describe('the layers and sources of the map', () => {
  it('are as the contract says, each layer on a source that is there', async () => {
    const layers = mapLayers.answer.parse(await visitor.call(mapLayers, {})).data;
    const sources = mapSources.answer.parse(await visitor.call(mapSources, {})).data;
    const known = sources.map(({ id }) => id);
    expect(layers.filter(({ source }) => !known.includes(source))).toEqual([]);
    expect(layers.map(({ drawOrder }) => drawOrder)).toEqual(
      layers.map(({ drawOrder }) => drawOrder!).toSorted((a, b) => a - b),
    );
  });

  it("stand in the groups of the panel, with the district's short name for {product}", async () => {
    const { data } = await visitor.call(mapLayers, {});
    const groups = new Set(data.map(({ layerGroup }) => layerGroup));
    expect([...groups]).toEqual(
      expect.arrayContaining([
        'Wells',
        'Barton Springs Management',
        'Boundaries',
        'Hydrology',
        'Geologic Data',
        'Saline Zone',
      ]),
    );
  });

  it('explain the kinds of wells in the legend', async () => {
    const { data } = await visitor.call(mapLayers, {});
    const entries = data.find(({ id }) => id === 'wells-symbol')!.legend!;
    expect(entries.map(({ label, shape }) => `${label}: ${shape}`)).toEqual([
      'IPP Wells: square',
      'LPP Wells: square',
      'Active Exempt Wells & Springs: circle',
      'Monitoring Wells: triangle',
      'Westbay Multiport Wells: star',
      'Abandoned, Capped & Re-Tagged Wells: circle',
      'Plugged Wells: circle',
    ]);
  });

  it('name the fields that are for staff alone to staff alone', async () => {
    const fieldsFor = async (client: Client) =>
      (await client.call(mapLayers, {})).data.flatMap((layer) => layer.adminOnlyFields);
    expect(await fieldsFor(visitor)).toEqual([]);
    expect(await fieldsFor(staff)).toEqual(expect.arrayContaining([...staffOnlyWellColumns]));
  });

  it('give every source of shapes as GeoJSON that a browser can hold', async () => {
    const { data } = await visitor.call(mapSources, {});
    for (const { id } of data.filter((source) => source.id !== 'wells')) {
      const answer = await product.fetch('visitor', `/api/public-map/sources/${id}`);
      const text = await answer.text();
      const { features } = mapSourceFeatures.answer.parse(JSON.parse(text));
      expect(features.length, id).toBeGreaterThan(0);
      expect(text.length, id).toBeLessThan(100_000);
    }
  });

  it('are not sent again to a reader who has them', async () => {
    const path = '/api/public-map/sources/rivers';
    const first = await product.fetch('visitor', path);
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await product.fetch('visitor', path, { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  it('refuse a source that is not there, and a name that is none', async () => {
    expect((await product.fetch('visitor', '/api/public-map/sources/moon')).status).toBe(404);
    expect((await product.fetch('visitor', '/api/public-map/sources/wells')).status).toBe(404);
    expect((await product.fetch('visitor', '/api/public-map/sources/No%20Name')).status).toBe(400);
  });
});

describe('the filters of the map', () => {
  it('list the words of the vocabularies, each with a colour, and never the unset one', async () => {
    const { data } = mapFilters.answer.parse(await staff.call(mapFilters, {}));
    for (const [category, items] of Object.entries(data)) {
      expect(items.length, category).toBeGreaterThan(0);
      expect(
        items.every(({ value, color }) => value !== '' && /^#[0-9a-f]{6}$/.test(color)),
        category,
      ).toBe(true);
    }
  });

  it('give the zones of the demonstration the colours of its map', async () => {
    const { data } = await visitor.call(mapFilters, {});
    expect(data.managementZone.find(({ value }) => value === 'Saline Edwards')!.color).toBe('#d55e00');
  });

  it('hold a word that staff have just added', async () => {
    await visitor.call(mapFilters, {});
    await product.database.pool.query("insert into well_uses (well_use_ndx, well_use_name) values (50, 'Brewery')");
    const { data } = await visitor.call(mapFilters, {});
    expect(data.primaryUse.map(({ value }) => value)).toContain('Brewery');
  });
});

describe('one well of the map', () => {
  it('is the row of the list', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Old Mill' });
    const one = mapWell.parse(await staff.call(oneMapWell, { params: { well_ndx } }));
    const listed = (await staff.view(mapWells)).find((well) => well.well_ndx === well_ndx);
    expect(one).toEqual(listed);
  });

  it('is not there before it is published', async () => {
    const { well_ndx } = await buildWell(staff, { is_published: false });
    expect((await product.fetch('administrator', `/api/ui-map-wells/${well_ndx}`)).status).toBe(404);
  });

  it.each(['0', '-1', 'seven', '1.5'])('cannot be %s', async (number) => {
    expect((await product.fetch('visitor', `/api/ui-map-wells/${number}`)).status).toBe(400);
  });
});

describe('what only staff may read', () => {
  const paths = async (wellNdx: number) => [
    '/api/ui-map-wells',
    `/api/ui-map-wells/${wellNdx}`,
    `/api/adjacent-wells/${here.lat}/${here.lon}/300`,
    '/api/public-map/filters',
    '/api/public-map/layers',
  ];

  it('reaches neither a visitor nor a Well Owner by any call of the map', async () => {
    for (const path of await paths(await secretWell())) {
      for (const caller of ['visitor', 'well-owner'] as const) {
        const text = await (await product.fetch(caller, path)).text();
        const leaked = [...canaries, ...staffOnlyWellColumns.map((column) => `"${column}"`)].filter((word) =>
          text.includes(word),
        );
        expect(leaked, `${caller} ${path}`).toEqual([]);
      }
    }
  });

  it('reaches staff', async () => {
    const well_ndx = await secretWell();
    expect(await staff.call(oneMapWell, { params: { well_ndx } })).toMatchObject({
      driller_name: 'Canary Drilling',
      directions_to_well: 'Turn left past the yellow canary.',
      aquifer_setting: 'Confined',
      aquifer: 'Edwards (Balcones Fault Zone)',
    });
  });
});

describe('wells within a distance', () => {
  /** A place so many feet away in a direction, in degrees from north. */
  async function placeAt(feet: number, degrees: number) {
    const { rows } = await product.database.pool.query<{ lat_dd: number; lon_dd: number }>(
      `select st_y(away::geometry) as lat_dd, st_x(away::geometry) as lon_dd
       from st_project(st_setsrid(st_makepoint($1, $2), 4326)::geography, $3::float8 * 0.3048, radians($4::float8)) away`,
      [elsewhere.lon, elsewhere.lat, feet, degrees],
    );
    return rows[0]!;
  }
  const elsewhere = { lat: 30.05, lon: -97.95 };
  const search = (distance: number) => visitor.call(adjacentWells, { params: { ...elsewhere, distance } });

  it('include one at exactly 300.00 feet, which the page shows as 300.00', async () => {
    await buildWell(staff, { well_name: 'At 300', ...(await placeAt(300, 0)) });
    const [found] = await search(300);
    expect(adjacentWell.parse(found)).toMatchObject({ well_name: 'At 300', distance_ft: 300, Distance: 900 });
    expect((found!.Distance / 3).toFixed(2)).toBe('300.00');
    expect(await search(299.99)).toEqual([]);
  });

  it('come nearest first, measured along the ground in every direction', async () => {
    for (const [feet, degrees] of [
      [1800, 270],
      [900, 90],
      [1500, 180],
      [1200, 45],
    ] as const) {
      await buildWell(staff, { well_name: `At ${feet}`, ...(await placeAt(feet, degrees)) });
    }
    const found = await search(1800);
    expect(found.map(({ distance_ft }) => distance_ft)).toEqual([300, 900, 1200, 1500, 1800]);
  });

  it('leave out wells that are not published or were removed', async () => {
    const { well_ndx } = await buildWell(staff, { well_name: 'Soon gone', ...(await placeAt(30, 0)) });
    await buildWell(staff, { well_name: 'Draft', is_published: false, ...(await placeAt(31, 0)) });
    expect((await search(50)).map(({ well_name }) => well_name)).toEqual(['Soon gone']);
    await changeWell(well_ndx, { removed: true });
    expect(await search(50)).toEqual([]);
  });

  it.each([
    ['91/-97/300', 'lat'],
    ['30/-181/300', 'lon'],
    ['north/-97/300', 'lat'],
    ['30/-97/0', 'distance'],
    ['30/-97/-5', 'distance'],
    ['30/-97/far', 'distance'],
    ['30/-97/999999999', 'distance'],
  ])('are not searched for by %s', async (place, field) => {
    const answer = await product.fetch('visitor', `/api/adjacent-wells/${place}`);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([
      field,
    ]);
  });
});

describe('the source of the wells', () => {
  it('is the list while the browser can hold it', async () => {
    const { data } = await visitor.call(mapSources, {});
    expect(data.find(({ id }) => id === 'wells')).toMatchObject({
      type: 'geojson',
      data: '/api/ui-map-wells',
      promoteId: 'well_ndx',
    });
  });

  it.each(['15/0/0', '3/8/0', '3/0/8', '-1/0/0', '1.5/0/0', 'a/b/c', `${deepestTileZoom + 1}/0/0`])(
    'has no tile %s',
    async (tile) => {
      expect((await product.fetch('visitor', `/api/public-map/tiles/${tile}`)).status).toBe(400);
    },
  );
});
