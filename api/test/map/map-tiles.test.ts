import { gunzipSync } from 'node:zlib';
import type { Point } from 'geojson';
import { measureColumns, type MeasureColumn } from '@artesian/contract/map/well-measures';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { afterEach, describe, expect, it } from 'vitest';
import { flagColumns, textColumns, type Audience, type TileRow } from '../../src/map/tiles/tile-row.ts';
import { TileCache } from '../../src/map/tiles/tile-cache.ts';
import { TileThread } from '../../src/map/tiles/tile-thread.ts';

type Words = Partial<Record<(typeof textColumns)[number], string>>;
type Measures = Partial<Record<MeasureColumn, number>>;
type Flags = Partial<Record<(typeof flagColumns)[number], boolean>>;

const row = (
  ndx: number,
  lon: number,
  lat: number,
  words: Words = {},
  flags: Flags = {},
  numbers: Measures = {},
): TileRow => [
  ndx,
  lon,
  lat,
  `58-50-${ndx}`,
  ndx % 2 ? `Well ${ndx}` : null,
  ...measureColumns.map((column) => numbers[column] ?? null),
  ...textColumns.map((column) => words[column] ?? null),
  ...flagColumns.map((column) => flags[column] ?? false),
];

let thread: TileThread;
afterEach(() => thread.close());

async function threadWith(...portions: TileRow[][]) {
  thread = new TileThread(() => undefined);
  thread.begin();
  for (const rows of portions) thread.addRows(JSON.stringify(rows));
  await thread.finish();
}

async function layerOf(z: number, x: number, y: number, audience: Audience = 'everybody') {
  const gzipped = await thread.tile({ z, x, y }, audience, []);
  return gzipped ? decode(gzipped) : undefined;
}

function decode(gzipped: Uint8Array): VectorTileLayer {
  return new VectorTile(new Pbf(gunzipSync(gzipped)) as never).layers['wells']!;
}

const featuresOf = (layer: VectorTileLayer) => Array.from({ length: layer.length }, (_, place) => layer.feature(place));

describe('tiles of wells', () => {
  it('hold each well at its place, named by its number, with its words and flags', async () => {
    await threadWith(
      [row(7, -97.85184, 30.16823, { well_class: 'Exempt', management_zone: 'Western Edwards' }, { is_active: true })],
      [row(8, -97.7, 30.3, { primary_use: 'Irrigation' }, { has_geo_log: true })],
    );
    const features = featuresOf((await layerOf(8, 58, 105))!);
    const [first, second] = features.toSorted((a, b) => a.id! - b.id!);
    expect(first!.id).toBe(7);
    expect(first!.properties).toMatchObject({
      well_ndx: 7,
      well_class: 'Exempt',
      management_zone: 'Western Edwards',
      is_active: true,
      has_geo_log: false,
    });
    expect(second!.properties).toMatchObject({
      well_ndx: 8,
      primary_use: 'Irrigation',
      is_active: false,
      has_geo_log: true,
    });
    const place = first!.toGeoJSON(58, 105, 8).geometry as Point;
    expect(place.coordinates[0]).toBeCloseTo(-97.85184, 3);
    expect(place.coordinates[1]).toBeCloseTo(30.16823, 3);
  });

  it('carry what was measured as it is on record, and nothing where nothing is', async () => {
    const numbers = { well_depth_ft: 412.75, drilled_year: 1987, last_level_ft: -3.5 };
    await threadWith([row(7, -97.85184, 30.16823, {}, {}, numbers), row(8, -97.85184, 30.16823)]);
    const [first, second] = featuresOf((await layerOf(12, 934, 1687))!).toSorted((a, b) => a.id! - b.id!);
    expect(first!.properties).toMatchObject(numbers);
    expect(first!.properties).not.toHaveProperty('pump_gpm');
    expect(second!.properties).not.toHaveProperty('well_depth_ft');
  });

  it('name wells from zoom 12, and not before', async () => {
    await threadWith([row(7, -97.85184, 30.16823)]);
    expect(featuresOf((await layerOf(11, 467, 843))!)[0]!.properties).not.toHaveProperty('well_id');
    expect(featuresOf((await layerOf(12, 934, 1687))!)[0]!.properties).toMatchObject({
      well_id: '58-50-7',
      well_name: 'Well 7',
    });
  });

  it('carry the aquifer setting for staff alone', async () => {
    await threadWith([row(7, -97.85184, 30.16823, { aquifer_setting: 'Confined' })]);
    const propertiesFor = async (audience: Audience) =>
      featuresOf((await layerOf(8, 58, 105, audience))!)[0]!.properties;
    expect(await propertiesFor('staff')).toMatchObject({ aquifer_setting: 'Confined' });
    expect(await propertiesFor('everybody')).not.toHaveProperty('aquifer_setting');
  });

  it('are null where there is no well, and when there are no wells at all', async () => {
    await threadWith([row(7, -97.85184, 30.16823)]);
    expect(await layerOf(8, 0, 0)).toBeUndefined();
    await threadWith();
    expect(await layerOf(0, 0, 0)).toBeUndefined();
  });

  it('show what was added since `begin`, and the former wells until `finish`', async () => {
    await threadWith([row(7, -97.85184, 30.16823)]);
    thread.begin();
    thread.addRows(JSON.stringify([row(9, -97.85184, 30.16823)]));
    expect(featuresOf((await layerOf(0, 0, 0))!).map(({ id }) => id)).toEqual([7]);
    await thread.finish();
    expect(featuresOf((await layerOf(0, 0, 0))!).map(({ id }) => id)).toEqual([9]);
  });
});

describe('a million wells', () => {
  const wells = 1_000_000;
  const portion = 50_000;
  // Every third well on one of nine places, the others in a lattice over Texas.
  const place = (ndx: number): [number, number] =>
    ndx % 3 === 0 ? [-97.8 + (ndx % 9) / 1000, 30.1] : [-106 + (ndx % 1000) / 80, 26 + Math.floor(ndx / 1000) / 110];
  const rowsFrom = (first: number) =>
    Array.from({ length: portion }, (_, at) =>
      row(first + at, ...place(first + at), { well_class: 'Exempt' }, { is_active: (first + at) % 9 === 6 }),
    );

  it('are counted in full and drawn by a few thousand at each zoom, active ones first', async () => {
    await threadWith(...Array.from({ length: wells / portion }, (_, at) => rowsFrom(1 + at * portion)));
    const whole = featuresOf((await layerOf(0, 0, 0))!);
    const standsFor = whole.map(({ properties }) => (properties['count'] as number | undefined) ?? 1);
    expect(standsFor.reduce((sum, count) => sum + count, 0)).toBe(wells);
    for (const [z, x, y] of [
      [5, 7, 13],
      [8, 58, 105],
      [12, 935, 1689],
    ] as const) {
      expect((await layerOf(z, x, y))!.length).toBeLessThan(2_600);
    }
    const crowded = featuresOf((await layerOf(5, 7, 13))!).filter(
      ({ properties }) => Number(properties['count']) > 100_000,
    );
    expect(crowded.map(({ properties }) => properties['is_active'])).toContain(true);
    expect(crowded.map(({ properties }) => properties['is_active'])).not.toContain(false);
  });
});

it('where wells crowd, only those are labelled whose numbers have room, but near by all of them', async () => {
  const [west, north] = [-97.82, 30.12];
  const square = Array.from({ length: 22_500 }, (_, at) =>
    row(1 + at, west + (at % 150) / 5_000, north - Math.floor(at / 150) / 5_000),
  );
  await threadWith(square);
  const crowded = featuresOf((await layerOf(12, 935, 1688))!);
  const labelled = crowded.filter(({ properties }) => properties['unlabelled'] !== true);
  expect(labelled.length).toBeGreaterThan(10);
  expect(labelled.length).toBeLessThan(crowded.length / 3);
  expect(crowded.every(({ properties }) => properties['well_id'])).toBe(true);
  const near = featuresOf((await layerOf(14, 3740, 6754))!);
  expect(near.length).toBeGreaterThan(100);
  expect(near.some(({ properties }) => 'unlabelled' in properties)).toBe(false);
});

describe('the cache of tiles', () => {
  const bytes = (size: number) => () => Promise.resolve(new Uint8Array(size));

  it('makes a tile once for all who ask at the same time, and again after it was forgotten', async () => {
    const cache = new TileCache(2_000);
    let made = 0;
    const make = async () => new Uint8Array(500).fill(++made);
    const [first, second] = await Promise.all([cache.find('a', make), cache.find('a', make)]);
    expect(first).toBe(second);
    await cache.find('b', bytes(1_500));
    expect((await cache.find('a', make))![0]).toBe(2);
  });

  it('asks again after a failure', async () => {
    const cache = new TileCache();
    await expect(cache.find('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(await cache.find('a', bytes(3))).toHaveLength(3);
  });
});
