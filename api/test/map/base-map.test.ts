import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicSettings } from '@artesian/contract/language/settings';
import { baseMap as ofDemonstration } from '@artesian/demo/geography/base-map';
import { VectorTile } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { PMTiles } from 'pmtiles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byteRange } from '../../src/platform/byte-range.ts';
import { openBaseMap } from '../../src/map/base-map/open-base-map.ts';
import { readConfig } from '../../src/platform/config.ts';
import { startProduct, type Product } from '../support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-base-map-'));
const bytes = readFileSync(ofDemonstration.file);
let product: Product;
let address: string;

beforeAll(async () => {
  copyFileSync(ofDemonstration.file, join(folder, 'district.pmtiles'));
  product = await startProduct({
    settings: { DATA_DIR: folder, MAP_PMTILES: 'district.pmtiles', MAP_PMTILES_ATTRIBUTION: 'Clear Creek County' },
  });
  address = (await baseMapTiles())!.url;
});
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true });
});

const baseMapTiles = async () => (await (await product.as('visitor')).call(publicSettings, {})).baseMapTiles;
const ask = (headers: Record<string, string> = {}, method = 'GET') =>
  product.fetch('visitor', address, { method, headers });
const bodyOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the file of the base map', () => {
  it('is named in the settings with who made it, and gives streets to whoever reads tiles', async () => {
    expect(await baseMapTiles()).toEqual({
      url: expect.stringMatching(/^\/api\/public-map\/base-map\/[0-9a-f]{16}\.pmtiles$/),
      attribution: 'Clear Creek County',
    });
    const archive = new PMTiles(`${product.origin}${address}`);
    expect(await archive.getHeader()).toMatchObject({ minZoom: 7, maxZoom: 14 });
    const tile = await archive.getZxy(14, 3741, 6747);
    const { roads } = new VectorTile(new Pbf(new Uint8Array(tile!.data)) as never).layers;
    const names = Array.from({ length: roads!.length }, (_, place) => roads!.feature(place).properties['name']);
    expect(names).toContain('Lamar Blvd');
  });

  it('comes whole, to be kept for ever under its name', async () => {
    const response = await ask();
    expect(response.status).toBe(200);
    expect((await bodyOf(response)).equals(bytes)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-type': 'application/vnd.pmtiles',
    });
  });

  it.each([
    ['bytes=0-16383', 0, 16_384],
    ['bytes=1000000-1299999', 1_000_000, bytes.length],
    ['bytes=7-', 7, bytes.length],
    ['bytes=-100', bytes.length - 100, bytes.length],
  ])('comes in part for %s', async (range, start, end) => {
    const response = await ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${bytes.length}`);
    expect(response.headers.get('content-length')).toBe(String(end - start));
    expect((await bodyOf(response)).equals(bytes.subarray(start, end))).toBe(true);
  });

  it('says how long it is to who asks beyond its end', async () => {
    const response = await ask({ range: `bytes=${bytes.length}-` });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
  });

  it('is not sent again to who has it, and comes in part only to who has the same', async () => {
    const etag = (await ask({ range: 'bytes=0-0' })).headers.get('etag')!;
    expect(etag).toMatch(/^"/);
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    const changed = await ask({ range: 'bytes=0-9', 'if-range': '"before"' });
    expect([changed.status, (await bodyOf(changed)).length]).toEqual([200, bytes.length]);
  });

  it('is described without being sent', async () => {
    const response = await ask({ range: 'bytes=0-9' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  });

  it('is there under its name alone', async () => {
    const other = address.replace(/[0-9a-f]{16}/, '0'.repeat(16));
    expect((await product.fetch('visitor', other)).status).toBe(404);
  });
});

describe('the setting MAP_PMTILES', () => {
  const open = (settings: Record<string, string>) => openBaseMap(readConfig({ DATA_DIR: folder, ...settings }, {}));

  it('may be a bucket, which readers then ask themselves', async () => {
    const url = 'https://tiles.example.org/hays.pmtiles';
    expect(await open({ MAP_PMTILES: url })).toEqual({ url, attribution: null, file: undefined });
  });

  it('is not needed: the demonstration has a file of its own, any other district has none', async () => {
    const demonstration = await open({});
    await demonstration?.file?.close();
    expect(demonstration?.attribution).toBe(ofDemonstration.attribution);
    expect(await open({ DEMONSTRATION: 'false' })).toBeUndefined();
  });

  it('stops the start where it names no file, or one of another kind', async () => {
    writeFileSync(join(folder, 'other.pmtiles'), 'SQLite format 3');
    await expect(open({ MAP_PMTILES: 'lost.pmtiles' })).rejects.toThrow(/lost\.pmtiles, which cannot be read\.$/);
    await expect(open({ MAP_PMTILES: 'other.pmtiles' })).rejects.toThrow(/which is not a PMTiles version 3 file\.$/);
    for (const outside of ['../streets.pmtiles', '/etc/passwd', 'http://tiles.example.org/a.pmtiles'])
      await expect(async () => open({ MAP_PMTILES: outside })).rejects.toThrow(/^The setting MAP_PMTILES must be/);
  });
});

describe('a Range header', () => {
  it.each([
    [undefined, undefined],
    ['lines=0-9', undefined],
    ['bytes=9-3', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,4-5', undefined],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
  ])('%s of 100 bytes means %j', (header, meant) => {
    expect(byteRange(header, 100)).toEqual(meant);
  });
});
