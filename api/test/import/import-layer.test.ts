import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importLayer } from '../../src/import/layers/import-layer.ts';
import { readShapeFile } from '../../src/import/layers/shape-file.ts';
import { mostOnAtStart, type LayerOptions } from '../../src/import/layers/target-layer.ts';
import { undoLayer } from '../../src/import/layers/undo-layer.ts';
import { undoImport } from '../../src/import/undo-import.ts';
import { layerColors } from '../../src/map/free-mark.ts';
import { writeShapefile } from '../../src/map/export/shapefile.ts';
import type { Database } from '../../src/platform/database/open-database.ts';
import { copyMigrated } from '../support/fresh-database.ts';
import { isEmbedded } from '../support/how-many.ts';
import { polygonShp } from '../support/polygon-shp.ts';
import { sharedProduct } from '../support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-layer-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const { product } = await sharedProduct();
let database: Database;
beforeAll(async () => {
  ({ database } = product);
});
beforeEach(async () => {
  await database.asOwner((client) => client.query('truncate imports, map_features restart identity cascade'));
  await query("delete from map_layers where source_id <> 'wells'");
  await query("delete from map_sources where kind = 'shapes'");
});

async function query<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query(text, values)).rows as Row[];
}
const bringIn = async (path: string, options: LayerOptions, dryRun = false) =>
  readShapeFile(path).then((read) => importLayer(database, read, options, { dryRun }));
const namesOf = async (source: string) =>
  (
    await query<{ name: string }>(
      "select properties ->> 'name' as name from map_features where source_id = $1 order by feature_ndx",
      [source],
    )
  ).map(({ name }) => name);
const shapesOf = (source: string) =>
  query<{ shape: string; properties: object }>(
    'select st_astext(geom, 4) as shape, properties from map_features where source_id = $1 order by feature_ndx',
    [source],
  );

const square = (west: number, south: number, size = 0.1) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const area = (name: string, ring: number[][]) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates: [ring] },
});
const collection = (...features: object[]) => JSON.stringify({ type: 'FeatureCollection', features });
const feature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry });

describe('GeoJSON', () => {
  it('makes a layer with a source of its id, a mark of its own and an entry in the legend', async () => {
    const path = file(
      'faults.geojson',
      collection(
        feature({
          type: 'LineString',
          coordinates: [
            [-98, 30],
            [-97, 31, 200],
          ],
        }),
      ),
    );
    const result = await bringIn(path, { layer: 'big-faults', group: 'Geologic Data', attribution: 'Survey' });
    expect(result).toMatchObject({
      layer: 'big-faults',
      replaced: null,
      outcomes: [{ number: 1, verdict: 'added', words: '' }],
    });
    expect(result.remarks).toEqual(['The shapes have no name column to show.']);
    expect(
      await query(
        "select kind, title, layer_group, source_id, legend, draw_order, color, pattern, on_at_start from map_layers where layer_id = 'big-faults'",
      ),
    ).toEqual([
      {
        kind: 'line',
        title: 'Big faults',
        layer_group: 'Geologic Data',
        source_id: 'big-faults',
        legend: [{ label: 'Big faults', shape: 'line', color: '#8a7600', outline: '#8a7600', filter: null }],
        draw_order: 390,
        color: '#8a7600',
        pattern: 'Solid',
        on_at_start: true,
      },
    ]);
    expect(await shapesOf('big-faults')).toEqual([{ shape: 'LINESTRING(-98 30,-97 31)', properties: {} }]);
  });

  it('repairs what crosses itself, and refuses by number what cannot be drawn', async () => {
    const bow = [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
      [0, 0],
    ].map(([x, y]) => [x! - 98, y! + 30]);
    const path = file(
      'dirty.geojson',
      collection(
        area('Bow', bow),
        feature(null),
        feature({ type: 'Polygon', coordinates: [] }),
        feature({
          type: 'LineString',
          coordinates: [
            [-98, 30],
            [-97, null],
          ],
        }),
        feature({ type: 'Polygon', coordinates: [square(-98, 30).slice(0, 4)] }),
        feature({ type: 'GeometryCollection', geometries: [] }),
        feature({
          type: 'Polygon',
          coordinates: [
            [
              [-98, 30],
              [-98, 30],
              [-98, 30],
              [-98, 30],
            ],
          ],
        }),
        feature({ type: 'Curve', coordinates: [] }),
      ),
    );
    const { outcomes } = await bringIn(path, { layer: 'zones' });
    expect(outcomes).toEqual([
      { number: 1, verdict: 'added', words: 'Its geometry crossed itself or was otherwise invalid, and was repaired.' },
      { number: 2, verdict: 'refused', words: 'It has no geometry.' },
      { number: 3, verdict: 'refused', words: 'Its geometry is empty.' },
      { number: 4, verdict: 'refused', words: 'It has a coordinate that is not a number.' },
      { number: 5, verdict: 'refused', words: 'A ring does not end where it begins.' },
      { number: 6, verdict: 'refused', words: 'It mixes points, lines and areas. Split it into one feature per type.' },
      { number: 7, verdict: 'refused', words: 'Its geometry was empty after repair.' },
      { number: 8, verdict: 'refused', words: 'Its geometry type is unknown.' },
    ]);
    expect(await query('select rows_read, rows_added, rows_refused, subject from imports')).toEqual([
      { rows_read: 8, rows_added: 1, rows_refused: 7, subject: 'layer' },
    ]);
    expect(await query('select st_area(geom) as area from map_features')).toEqual([{ area: 2 }]);
  });

  it.each([
    ['no GeoJSON', 'hello', /not a GeoJSON FeatureCollection/],
    ['a single geometry', JSON.stringify({ type: 'Point', coordinates: [1, 2] }), /not a GeoJSON FeatureCollection/],
    ['an empty collection', collection(), /None of the file’s shapes can be drawn/],
    [
      'coordinates in feet',
      collection(area('A', square(3_115_000, 10_070_000))),
      /shape 1 are not longitude and latitude.*ogr2ogr/,
    ],
  ])('%s is refused in words', async (_, content, words) => {
    await expect(bringIn(file('bad.geojson', content), { layer: 'bad' })).rejects.toThrow(words);
    expect(await query('select import_ndx from imports')).toEqual([]);
    expect(await query("select source_id from map_sources where kind = 'shapes'")).toEqual([]);
  });
});

describe('coordinates of GeoJSON', () => {
  const withSystem = (name: string) => {
    const shape = area('A', square(3_115_000, 10_070_000, 5280));
    const crs = { type: 'name', properties: { name } };
    return file('crs.geojson', JSON.stringify({ type: 'FeatureCollection', crs, features: [shape] }));
  };

  it('are converted where it names a system of before 2016', async () => {
    expect(await bringIn(withSystem('urn:ogc:def:crs:EPSG::2277'), { layer: 'feet' })).toMatchObject({
      system: 'EPSG:2277',
    });
    const [place] = await query<{ x: number }>('select st_xmin(geom) as x from map_features');
    expect(place!.x).toBeCloseTo(-97.741, 2);
  });

  it.each(['urn:ogc:def:crs:EPSG::32039', 'EPSG:999999', 'Ours'])('in %s are refused', async (name) => {
    await expect(bringIn(withSystem(name), { layer: 'feet' })).rejects.toThrow('cannot be converted here');
  });
});

describe('layers that an import makes', () => {
  const shapeOf = (place: number) =>
    file(`zone-${place}.geojson`, collection(area('Zone', square(-98 + place / 10, 30))));

  it('are told apart by color, and by their lines where colors run out; beyond the first few of a group they start switched off', async () => {
    for (let place = 0; place < layerColors.length + 2; place += 1) {
      await bringIn(shapeOf(place), { layer: `zone-${place}`, group: 'Hydrology' });
    }
    const made = await query<{ color: string; pattern: string; on_at_start: boolean }>(
      "select color, pattern, on_at_start from map_layers where layer_group = 'Hydrology' order by map_layer_ndx",
    );
    expect(new Set(made.map(({ color, pattern }) => `${color} ${pattern}`)).size).toBe(made.length);
    expect(made.filter(({ pattern }) => pattern === 'Solid')).toHaveLength(layerColors.length);
    expect(made.map(({ on_at_start }) => on_at_start)).toEqual(made.map((_, place) => place < mostOnAtStart));
    await bringIn(shapeOf(99), { layer: 'rocks', group: 'Geologic Data' });
    expect(await query("select on_at_start from map_layers where layer_id = 'rocks'")).toEqual([{ on_at_start: true }]);
  });
});

describe('a layer that is there', () => {
  const first = () => file('first.geojson', collection(area('Old', square(-98, 30))));
  const second = () => file('second.geojson', collection(area('New', square(-97, 30)), area('Newer', square(-96, 30))));

  it('gets other shapes under the same source, and its former ones back', async () => {
    await bringIn(first(), { layer: 'district-boundary', attribution: 'First survey' });
    const replaced = await bringIn(second(), { layer: 'district-boundary', title: 'Our boundary' });
    expect(replaced).toMatchObject({ importNdx: 2, replaced: 1 });
    expect(await namesOf('district-boundary')).toEqual(['New', 'Newer']);
    expect(await namesOf('district-boundary-before-import-2')).toEqual(['Old']);
    const sources = () => query("select source_id, attribution from map_sources where kind = 'shapes' order by 1");
    expect(await sources()).toEqual([
      { source_id: 'district-boundary', attribution: null },
      { source_id: 'district-boundary-before-import-2', attribution: 'First survey' },
    ]);
    await expect(undoLayer(database, 1)).rejects.toThrow(
      'Import 2 replaced the same shapes later. Undo that one first.',
    );
    expect(await undoLayer(database, 2)).toEqual({ layer: 'district-boundary', restored: true });
    expect(await namesOf('district-boundary')).toEqual(['Old']);
    expect(await sources()).toEqual([{ source_id: 'district-boundary', attribution: 'First survey' }]);
    expect(await query("select title from map_layers where source_id <> 'wells'")).toEqual([
      { title: 'District boundary' },
    ]);
    await expect(undoLayer(database, 2)).rejects.toThrow('Import 2 was already undone.');
    expect(await undoLayer(database, 1)).toEqual({ layer: 'district-boundary', restored: false });
    expect(await query("select source_id from map_sources where kind = 'shapes'")).toEqual([]);
    expect(await query('select feature_ndx from map_features')).toEqual([]);
  });

  it('is served with its new shapes at once; the former ones are served to nobody', async () => {
    const path = '/api/public-map/sources';
    const served = async (address: string) => {
      const answer = await product.fetch('visitor', address);
      return answer.ok ? await answer.text() : answer.status;
    };
    await bringIn(first(), { layer: 'zones' });
    expect(await served(`${path}/zones`)).toContain('"Old"');
    await bringIn(second(), { layer: 'zones' });
    expect(await served(`${path}/zones`)).toContain('"Newer"');
    expect(await served(path)).not.toContain('before-import');
    expect(await served(`${path}/zones-before-import-2`)).toBe(404);
  });

  it('is for staff alone from its first moment, or from its new shapes on, where the import says so', async () => {
    const served = async () => (await product.fetch('visitor', '/api/public-map/sources/zones')).status;
    await bringIn(first(), { layer: 'zones', audience: 'Staff' });
    expect(await served()).toBe(404);
    await query("update map_layers set audience = 'Everyone' where layer_id = 'zones'");
    expect(await served()).toBe(200);
    await bringIn(second(), { layer: 'zones', audience: 'Staff' });
    expect(await served()).toBe(404);
  });

  it('is left alone by a dry run, by the same file again and by an import that fails', async () => {
    await bringIn(first(), { layer: 'zones' });
    expect(await bringIn(second(), { layer: 'zones' }, true)).toMatchObject({ replaced: 1, outcomes: { length: 2 } });
    await expect(bringIn(first(), { layer: 'zones' })).rejects.toThrow('since import 1. Nothing was changed');
    await expect(bringIn(file('none.geojson', collection(feature(null))), { layer: 'zones' })).rejects.toThrow(
      'no geometry',
    );
    expect(await namesOf('zones')).toEqual(['Old']);
    expect(await query('select import_ndx from imports')).toEqual([{ import_ndx: 1 }]);
  });

  it('says what it does not draw, and takes the name from the column that is named', async () => {
    await bringIn(first(), { layer: 'management-zones' });
    const path = file(
      'zones.geojson',
      collection(feature({ type: 'Point', coordinates: [-98, 30] })).replace('{}', '{"ZONE_ID":"West"}'),
    );
    const { remarks } = await bringIn(path, { layer: 'management-zones' });
    expect(remarks).toEqual([
      'The layer does not draw points, but the file contains some. They will not be visible.',
      'The shapes have no name column to show. Wells get their management zone from it.',
    ]);
    await bringIn(path, { layer: 'management-zones', name: 'ZONE_ID' });
    expect(await namesOf('management-zones')).toEqual(['West']);
    await expect(bringIn(path, { layer: 'management-zones', name: 'Zone' })).rejects.toThrow(
      'The file has no column Zone; it has ZONE_ID.',
    );
  });

  it('warns of a column for staff that may be there under another name', async () => {
    await bringIn(first(), { layer: 'parcels' });
    await query("update map_layers set admin_only_fields = '{owner}' where layer_id = 'parcels'");
    expect((await bringIn(second(), { layer: 'parcels' })).remarks).toEqual([
      'The layer shows owner only to staff, and the file has no such column. Under another name, everyone would see it.',
    ]);
  });

  it('is not one of wells, nor named with signs; a layer is no import of wells', async () => {
    await expect(bringIn(first(), { layer: 'wells-small' })).rejects.toThrow('shows the wells');
    await expect(bringIn(first(), { layer: 'Our Zones' })).rejects.toThrow('lowercase letters, digits and hyphens');
    await bringIn(first(), { layer: 'zones' });
    await expect(undoImport(database, 1)).rejects.toThrow('Import 1 is of type layer');
  });
});

const feetOfTexas =
  'PROJCS["NAD_1983_StatePlane_Texas_Central_FIPS_4203_Feet",GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],UNIT["Foot_US",0.3048006096012192]]';
const named = (name: string, unit = 1) =>
  `PROJCS["${name}",GEOGCS["GCS_North_American_1983",UNIT["Degree",0.0174532925199433]],UNIT["Meter",${unit}]]`;
const zip = (name: string, parts: Record<string, Uint8Array | string>) =>
  file(
    name,
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([part, content]) => [
          part,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  );

describe('a shapefile', () => {
  it('of our own download comes back with every kind of column', async () => {
    const rows = [
      { name: 'Peña', depth: 412.5, drilled: '1987-03-09', active: true, lon_dd: -97.85, lat_dd: 30.17 },
      { name: null, depth: null, drilled: null, active: null, lon_dd: -97.9, lat_dd: 30.2 },
    ];
    const columns = [
      { name: 'name', short: 'NAME', kind: 'text' },
      { name: 'depth', short: 'DEPTH', kind: 'number' },
      { name: 'drilled', short: 'DRILLED', kind: 'date' },
      { name: 'active', short: 'ACTIVE', kind: 'flag' },
    ].map((column) => ({ ...column, label: column.name, description: '', unit: '' }));
    const table = { title: 'T', name: 'springs', notes: [], columns, rows } as unknown as Parameters<
      typeof writeShapefile
    >[0];
    const path = file(
      'springs.zip',
      Buffer.concat([...writeShapefile(table)].map((piece) => Buffer.from(piece as Uint8Array))),
    );
    expect(await bringIn(path, { layer: 'our-springs' })).toMatchObject({ system: 'GCS_WGS_1984', remarks: [] });
    expect(await shapesOf('our-springs')).toEqual([
      { shape: 'POINT(-97.85 30.17)', properties: { name: 'Peña', DEPTH: 412.5, DRILLED: '1987-03-09', ACTIVE: true } },
      { shape: 'POINT(-97.9 30.2)', properties: { name: null, DEPTH: null, DRILLED: null, ACTIVE: null } },
    ]);
  });

  it('of areas keeps holes in the area around them, whatever lies in a hole', async () => {
    const clockwise = (west: number, south: number, size: number) => square(west, south, size).toReversed();
    const shp = polygonShp([
      [
        clockwise(-98, 30, 1),
        square(-97.8, 30.2, 0.6),
        clockwise(-97.6, 30.4, 0.2),
        clockwise(-96, 30, 1),
        square(-97.55, 30.45, 0.05),
      ],
      [square(-95, 30, 1)],
      [],
    ]);
    const { outcomes } = await bringIn(zip('areas.zip', { 'a/Areas.SHP': shp, '__MACOSX/a/._Areas.SHP': 'x' }), {
      layer: 'areas',
    });
    expect(outcomes.map(({ verdict }) => verdict)).toEqual(['added', 'added', 'refused']);
    expect(
      await query(
        `select st_numgeometries(geom) as parts, round(st_area(geom)::numeric, 4)::float8 as area from map_features order by feature_ndx`,
      ),
    ).toEqual([
      { parts: 3, area: 1.6775 + 0 },
      { parts: 1, area: 1 },
    ]);
  });

  it('in feet of the state plane is converted', async () => {
    const shp = polygonShp([[square(3_115_000, 10_070_000, 5280).toReversed()]]);
    const { system } = await bringIn(zip('feet.zip', { 'feet.shp': shp, 'feet.prj': feetOfTexas }), { layer: 'feet' });
    expect(system).toBe('NAD_1983_StatePlane_Texas_Central_FIPS_4203_Feet');
    const [shape] = await query<{ x: number; y: number; acres: number }>(
      'select st_xmin(geom) as x, st_ymin(geom) as y, st_area(geom::geography) / 4046.873 as acres from map_features',
    );
    expect(shape!.x).toBeCloseTo(-97.741, 2);
    expect(shape!.y).toBeCloseTo(30.266, 2);
    expect(shape!.acres).toBeCloseTo(640, 0);
  });

  it.each([
    ['NAD_1983_UTM_Zone_14N', 1, null],
    ['NAD_1983_UTM_Zone_14N', 0.3048, /cannot be converted here/],
    ['NAD_1927_UTM_Zone_14N', 1, /cannot be converted here/],
    ['Grid of the quarry', 1, /in Grid of the quarry, which cannot be converted here.*ogr2ogr/],
  ])('in %s with a unit of %s m', async (name, unit, words) => {
    const shp = polygonShp([[square(620_000, 3_350_000, 1000).toReversed()]]);
    const result = bringIn(zip('named.zip', { 'n.shp': shp, 'n.prj': named(name, unit) }), { layer: 'named' });
    if (words) await expect(result).rejects.toThrow(words);
    else expect((await result).outcomes).toHaveLength(1);
  });

  it.each([
    ['without a .shp', { 'a.txt': 'x' }, /no \.shp/],
    ['with two', { 'a.shp': 'x', 'b.shp': 'x' }, /several shapefiles, a\.shp, b\.shp/],
    ['that is none', { 'a.shp': 'x' }, /not a shapefile/],
    ['that is cut off', { 'a.shp': polygonShp([[square(-98, 30)]]).slice(0, 150) }, /cut off at record 1/],
    ['without a .prj, in feet', { 'a.shp': polygonShp([[square(3e6, 1e7)]]) }, /not longitude and latitude/],
  ])('a zip %s is refused in words', async (_, parts: Record<string, string | Uint8Array>, words) => {
    await expect(bringIn(zip('bad.zip', parts), { layer: 'bad' })).rejects.toThrow(words);
  });
});

const counties = fileURLToPath(new URL('../../../../shared/data/boundaries/texas-gcds.geojson', import.meta.url));
const hasOgr = existsSync('/usr/bin/ogr2ogr');

describe.skipIf(!existsSync(counties) || !hasOgr)('the districts of Texas', () => {
  it('come out of a shapefile in the state plane as they come out of GeoJSON', async () => {
    const [shp, path] = [join(folder, 'gcds.shp'), join(folder, 'gcds.zip')];
    execFileSync('/usr/bin/ogr2ogr', ['-t_srs', 'EPSG:3081', shp, counties], { stdio: 'ignore' });
    zip(
      'gcds.zip',
      Object.fromEntries(
        ['shp', 'dbf', 'prj'].map((part) => [`gcds.${part}`, readFileSync(join(folder, `gcds.${part}`))]),
      ),
    );
    const straight = await bringIn(counties, { layer: 'straight' });
    const around = await bringIn(path, { layer: 'around' });
    expect(around.outcomes.length).toBe(straight.outcomes.length);
    expect(around.outcomes.filter(({ verdict }) => verdict === 'refused')).toEqual([]);
    const km2 =
      'select round(sum(st_area(geom::geography)) / 1e6)::integer as area from map_features where source_id = $1';
    const [[one], [other]] = [
      await query<{ area: number }>(km2, ['straight']),
      await query<{ area: number }>(km2, ['around']),
    ];
    expect(Math.abs(one!.area - other!.area)).toBeLessThan(one!.area / 10_000);
  });
});

describe('a file that asks for too much', () => {
  it('unpacks to a gigabyte, is refused before it does', async () => {
    const zeros = new Uint8Array(120 * 1024 * 1024);
    const before = process.memoryUsage().rss;
    const bomb = zip('bomb.zip', { 'bomb.shp': zeros });
    const packed = readFileSync(bomb);
    expect(packed.length).toBeLessThan(1_000_000);
    await expect(bringIn(bomb, { layer: 'bomb' })).rejects.toThrow('unpacks to more than 100 MB');
    // What its directory says of its size may be a lie; what comes out is not.
    const size = Buffer.alloc(4);
    size.writeUInt32LE(zeros.length);
    const lie = Buffer.from(packed);
    for (let at = lie.indexOf(size); at >= 0; at = lie.indexOf(size, at + 4)) lie.writeUInt32LE(1000, at);
    await expect(bringIn(file('lie.zip', lie), { layer: 'bomb' })).rejects.toThrow('damaged or incomplete');
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
  });

  it('has thousands of files, is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 2001 }, (_, place) => [`${place}.txt`, 'x']));
    await expect(bringIn(zip('many.zip', many), { layer: 'many' })).rejects.toThrow('it has 2001 files');
  });

  it('has a ring that crosses itself everywhere, which no repair would end with, is refused by that shape', async () => {
    let seed = 7;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const knot = Array.from({ length: 3000 }, () => [-98 + random(), 30 + random()]);
    const path = file('knot.geojson', collection(area('Knot', [...knot, knot[0]!]), area('West', square(-98, 30))));
    const { outcomes } = await bringIn(path, { layer: 'knot' });
    expect(outcomes).toEqual([
      { number: 1, verdict: 'refused', words: 'Its geometry crosses itself too often to be repaired.' },
      { number: 2, verdict: 'added', words: '' },
    ]);
  });
});

// It opens a database of its own, whatever the tests run on.
describe.runIf(isEmbedded)('the command', () => {
  const entry = fileURLToPath(new URL('../../src/import/main.ts', import.meta.url));
  const dataDir = join(folder, 'data');
  beforeAll(() => copyMigrated(dataDir));
  const run = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', entry, ...words], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', INIT_CWD: folder },
    });

  it('tells the sums, writes a line for each shape and takes the layer back', async () => {
    file('zones.geojson', collection(area('West', square(-98, 30)), feature(null)));
    const { stdout } = await run('layer', 'zones.geojson', '--layer', 'zones');
    expect(stdout).toMatch(/Layer: zones, new\n/);
    expect(stdout).toMatch(
      /1 {2}added\n +1 {2}refused\n +2 {2}shapes in all\n\nRefused because:\n +1 {2}It has no geometry\./,
    );
    expect(readFileSync(join(folder, 'zones.import-1.csv'), 'utf8')).toBe(
      '\uFEFFshape,outcome,remarks\r\n1,added,\r\n2,refused,It has no geometry.\r\n',
    );
    expect((await run('undo', '1')).stdout).toBe('Import 1 is undone: the layer zones is gone.\n');
    await expect(run('layer', 'zones.geojson')).rejects.toMatchObject({
      stderr: expect.stringContaining('--layer <id>'),
    });
  });
});
