import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mapWells, staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import { conformsTo } from '@artesian/contract/open-data/features';
import { expect, describe, it } from 'vitest';
import { hasGdal } from '../support/ogr.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct({ demo: true });

interface Feature {
  id: string | number;
  geometry: { type: string; coordinates: number[] } | null;
  properties: Record<string, string | number>;
}
interface Page {
  features: Feature[];
  numberReturned: number;
  numberMatched?: number;
  links: { rel: string; href: string }[];
}

const get = async (path: string, caller: 'visitor' | 'administrator' = 'visitor') => {
  const answer = await product.fetch(caller, path);
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
const page = async (path: string): Promise<Page> => {
  const { status, body } = await get(path);
  expect({ status, detail: body.detail }).toEqual({ status: 200, detail: undefined });
  return body;
};
const nextOf = ({ links }: Page) => links.find(({ rel }) => rel === 'next')?.href.replace(product.origin, '');
const count = async (sql: string) =>
  (await product.database.pool.query(`select count(*)::integer as n from ${sql}`)).rows[0].n;

describe('open data', () => {
  it('says where everything is, by links that can be followed', async () => {
    const { body: home, headers } = await get('/ogc');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const hrefs = Object.fromEntries(home.links.map(({ rel, href }: { rel: string; href: string }) => [rel, href]));
    expect(await (await fetch(hrefs.conformance)).json()).toEqual({ conformsTo });
    const { collections } = await (await fetch(hrefs.data)).json();
    expect(collections.map(({ id }: { id: string }) => id)).toEqual(
      expect.arrayContaining(['wells', 'water-levels', 'water-quality', 'district-boundary']),
    );
    const titles = collections.map(({ title }: { title: string }) => title);
    expect(titles).toContain('District boundary');
    expect(titles.filter((title: string) => /halo|^[a-z-]+$/.test(title))).toEqual([]);
    for (const { id, links, extent } of collections) {
      expect((await get(`/ogc/collections/${id}`)).body.id).toBe(id);
      expect(links.map(({ rel }: { rel: string }) => rel)).toContain('items');
      const [west, south, east, north] = extent.spatial.bbox[0];
      expect(west < east && south < north && west > -107 && north < 37).toBe(true);
    }
  });

  it.each([
    ['water-levels', 'open_water_levels'],
    ['water-quality', 'open_water_quality'],
  ])('says of %s that they reach from the first to the last one', async (id, view) => {
    const { body } = await get(`/ogc/collections/${id}`);
    const { rows } = await product.database.pool.query<{ first: string; last: string }>(
      `select min(begins_at) as first, max(ends_at) as last from api.${view}`,
    );
    const { first, last } = rows[0]!;
    expect(body.extent.temporal.interval).toEqual([[new Date(first).toISOString(), new Date(last).toISOString()]]);
  });

  it('has every published well once over its pages, with what visitors see of it and no more', async () => {
    const shown = await count('api.ui_map_wells');
    const found = new Map<string | number, Feature>();
    const take = async (address: string): Promise<void> => {
      const answer = await page(address);
      expect(answer.numberMatched).toBe(shown);
      expect(answer.numberReturned).toBe(answer.features.length);
      for (const feature of answer.features) found.set(feature.id, feature);
      const next = nextOf(answer);
      if (next !== undefined) await take(next);
    };
    await take('/ogc/collections/wells/items?limit=700');
    expect(found.size).toBe(shown);
    const columns = Object.keys([...found.values()][0]!.properties);
    const open = Object.keys(mapWells.row.shape).filter((column) => column !== 'location_geometry');
    expect(columns).toEqual(open.filter((column) => !(staffOnlyWellColumns as readonly string[]).includes(column)));
    const forStaff = await product.fetch('administrator', '/ogc/collections/wells/items?limit=1');
    expect(Object.keys((await forStaff.json()).features[0].properties)).toEqual(columns);
  });

  it('hides what is not published from then on', async () => {
    const { features } = await page('/ogc/collections/water-levels/items?limit=1');
    const { well_id, well_ndx } = features[0]!.properties;
    const address = `/ogc/collections/water-levels/items?well_id=${encodeURIComponent(well_id!)}`;
    expect((await page(address)).features.length).toBeGreaterThan(0);
    await product.database.pool.query('update wells set is_published = false where well_ndx = $1', [well_ndx]);
    expect((await page(address)).features).toEqual([]);
    expect((await get(`/ogc/collections/wells/items/${String(well_ndx)}`)).status).toBe(404);
    await product.database.pool.query('update wells set is_published = true where well_ndx = $1', [well_ndx]);
  });

  it('finds by box, in each order of the coordinates', async () => {
    const box = [-97.95, 30.1, -97.85, 30.2];
    const inside = await count(
      'api.ui_map_wells where lon_dd between -97.95 and -97.85 and lat_dd between 30.1 and 30.2',
    );
    expect(inside).toBeGreaterThan(0);
    const degrees = await page(`/ogc/collections/wells/items?bbox=${box.join()}&limit=10000`);
    expect(degrees.numberMatched).toBe(inside);
    const flipped = 'http://www.opengis.net/def/crs/EPSG/0/4326';
    const answered = await get(
      `/ogc/collections/wells/items?bbox=30.1,-97.95,30.2,-97.85&bbox-crs=${flipped}&crs=${flipped}&limit=10000`,
    );
    expect(answered.headers.get('content-crs')).toBe(`<${flipped}>`);
    expect(answered.body.features.map(({ geometry }: Feature) => geometry!.coordinates)).toEqual(
      degrees.features.map(({ geometry }) => geometry!.coordinates.toReversed()),
    );
    const feet = await page(
      `/ogc/collections/wells/items/${degrees.features[0]!.id}?crs=http://www.opengis.net/def/crs/EPSG/0/2277`,
    );
    const [x, y] = (feet as unknown as Feature).geometry!.coordinates;
    // Where Central Texas lies in its state plane, in feet.
    expect(x! > 2_900_000 && x! < 3_200_000 && y! > 9_900_000 && y! < 10_200_000).toBe(true);
  });

  it('finds by day, both ends included, in days of the district', async () => {
    const levels = (range: string) => page(`/ogc/collections/water-levels/items?datetime=${range}&limit=10000`);
    const matching = (condition: string) => count(`api.open_water_levels where ${condition}`);
    const days = async (range: string) => (await levels(range)).features.length;
    expect(await days('2025-03-10')).toBe(await matching(`collect_day = '2025-03-10'`));
    expect(await days('2025-03-10/2025-03-12')).toBe(
      await matching(`collect_day between '2025-03-10' and '2025-03-12'`),
    );
    // Three o'clock in London is still the evening before in Texas.
    const [, evening] = [await levels('2025-03-10'), await levels('2025-03-11T03:00:00Z')];
    expect(new Set(evening.features.map(({ properties }) => properties['collect_day']))).toEqual(
      new Set(['2025-03-10']),
    );
    expect(new Set(evening.features.map(({ properties }) => properties['approval']))).toEqual(new Set(['provisional']));
    const first = evening.features[0]!;
    expect(first.id).toBe(`${first.properties['well_ndx']}-2025-03-10`);
    expect((await get(`/ogc/collections/water-levels/items/${first.id}`)).body.properties).toEqual(first.properties);
    expect((await page('/ogc/collections/water-quality/items?datetime=../1980-01-01')).features).toEqual([]);
  });

  it.each([
    ['wells/items?limit=0', 'limit'],
    ['wells/items?limit=many', 'limit'],
    ['wells/items?bbox=1,2,3', 'bbox'],
    ['wells/items?bbox=1,9,3,2', 'bbox'],
    ['wells/items?crs=EPSG:4326', 'crs'],
    ['wells/items?datetime=2025-02-30', 'datetime'],
    ['wells/items?datetime=../..', 'datetime'],
    ['wells/items?datetime=yesterday', 'datetime'],
    ['wells/items?after=x', 'after'],
    ['water-levels/items?after=7-2025-02-30', 'after'],
    ['district-boundary/items?well_id=7', 'well_id'],
    ['wells/items?color=blue', 'color'],
    ['wells/items?f=html', 'f'],
  ])('refuses %s in words, and says which part', async (path, part) => {
    const { status, body } = await get(`/ogc/collections/${path}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(part);
  });

  it.each([
    'nothing',
    'wells/items/x',
    'wells/items/999999999',
    'water-levels/items/7-2025-02-30',
    'district-boundary/items/1.5',
  ])('has no %s, and says so', async (path) => {
    expect((await get(`/ogc/collections/${path}`)).status).toBe(404);
  });

  it.runIf(hasGdal)('is read whole by GDAL, page after page', async () => {
    const { stdout } = await promisify(execFile)('/usr/bin/ogrinfo', [
      '-ro',
      '-so',
      '-oo',
      'PAGE_SIZE=50',
      `OAPIF:${product.origin}/ogc/collections/wells`,
      'wells',
    ]);
    expect(stdout).toContain(`Feature Count: ${await count('api.ui_map_wells')}`);
    expect(stdout).toMatch(/Geometry: Point/);
    expect(stdout).toMatch(/lat_dd: Real/);
    const levels = await promisify(execFile)(
      '/usr/bin/ogrinfo',
      [
        '-ro',
        '-al',
        '-oo',
        'PAGE_SIZE=100',
        `OAPIF:${product.origin}/ogc/collections/district-boundary`,
        'district-boundary',
      ],
      { maxBuffer: 16_777_216 },
    );
    expect(levels.stdout).toMatch(/POLYGON/);
  });
});
