import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  listOpenDataFiles,
  makeOpenDataFiles as makeFiles,
  openDataFileNames,
} from '@artesian/contract/open-data/files';
import { unzipSync } from 'fflate';
import initSqlJs, { type Database } from 'sql.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepFiles } from '../../src/jobs/sweep-files.ts';
import { GeoPackageFile } from '../../src/open-data/files/geopackage-file.ts';
import { makeOpenDataFiles } from '../../src/open-data/files/make-files.ts';
import { readConfig } from '../../src/platform/config.ts';
import { hasGdal, ogrInfo } from '../support/ogr.ts';
import { sharedProduct } from '../support/product.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-extract-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { Database: Sqlite } = await initSqlJs();

const valueOf = (database: Database, sql: string) => database.exec(sql)[0]!.values[0]![0];

describe('a GeoPackage that is written row after row', () => {
  it('is sound for SQLite, with more rows than one page of pages names and values longer than a page', async () => {
    const path = join(folder, 'many.gpkg');
    const file = await open(path, 'w');
    const columns = [
      { name: 'words', short: 'words', label: 'Words', kind: 'text', meaning: '' },
      { name: 'n', short: 'n', label: 'Number', kind: 'number', meaning: '' },
    ] as const;
    const table = (name: string) =>
      ({ name, title: name, notes: [], columns, shape: 'POINT', extent: [0, 0, 1, 1] }) as const;
    const geoPackage = await GeoPackageFile.begin(file, [table('many'), table('long'), table('none')], new Date());
    const point = Buffer.from('0101000000000000000000f03f0000000000000040', 'hex');
    const many = geoPackage.rowsOf('many');
    const numbers = [0, 1, -1, 127, 128, -32_769, 8_388_608, 2 ** 31, -(2 ** 46), 2 ** 53, 0.25, -1e300];
    for (let row = 1; row <= 60_000; row += 1) {
      many.add(row * 3, point, [`row ${row}`, numbers[row % numbers.length]!]);
      if (row % 5000 === 0) await many.write();
    }
    many.end();
    const long = geoPackage.rowsOf('long');
    const lengths = [0, 4000, 4020, 4061, 4100, 4096 * 2, 8171, 8172, 100_003];
    for (const [place, length] of lengths.entries()) long.add(place + 1, null, ['ñ'.repeat(length), null]);
    long.end();
    geoPackage.rowsOf('none').end();
    await geoPackage.end();
    await file.close();
    const database = new Sqlite(readFileSync(path));
    expect(valueOf(database, 'pragma integrity_check')).toBe('ok');
    expect(valueOf(database, 'select count(*) from many')).toBe(60_000);
    expect(valueOf(database, 'select words from many where fid = 150000')).toBe('row 50000');
    const read = database.exec('select n from many order by fid limit 12')[0]!.values.map(([n]) => n);
    expect(read).toEqual([...numbers.slice(1), numbers[0]]);
    expect(database.exec('select length(words) from long order by fid')[0]!.values.flat()).toEqual(lengths);
    expect(valueOf(database, `select hex(geom) from many limit 1`)).toMatch(/^47500001E6100000/);
    expect(valueOf(database, 'select count(*) from none')).toBe(0);
    database.close();
  });
});

describe('the files of the open data', async () => {
  const { product, staff } = await sharedProduct({ demo: true });
  const parts = {
    config: readConfig({ ORIGIN: product.origin }, {}),
    database: product.database,
    files: product.files,
  };
  const fetchFile = (name: string, init?: RequestInit) => product.fetch('visitor', `/ogc/files/${name}`, init);
  const bytesOf = async (name: string) => new Uint8Array(await (await fetchFile(name)).arrayBuffer());
  const count = async (sql: string) =>
    (await product.database.pool.query<{ n: number }>(`select count(*)::integer as n from ${sql}`)).rows[0]!.n;
  const listed = async () => (await staff.call(listOpenDataFiles, {})).files;
  let statusBefore: number;
  beforeAll(async () => {
    statusBefore = (await fetchFile('open-data.gpkg')).status;
    // Enough for several portions of rows.
    await product.database.pool.query(`delete from daily_water_levels where collect_day < '2026-07-01'`);
    await makeOpenDataFiles.run(parts);
  });

  it('are offered to everybody with their size and time, at addresses that stay', async () => {
    expect(statusBefore).toBe(404);
    const files = await listed();
    expect(files.map(({ name }) => name)).toEqual(openDataFileNames);
    for (const { name, bytes, sha256, href } of files) {
      const answer = await fetchFile(name);
      expect(href).toBe(`${product.origin}/ogc/files/${name}`);
      expect(answer.headers.get('content-length')).toBe(String(bytes));
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes);
      expect((await fetchFile(name, { headers: { 'if-none-match': `"${sha256}"` } })).status).toBe(304);
    }
    expect((await fetchFile('other.csv')).status).toBe(400);
  });

  it('go on where a download broke off, and begin anew where they were made anew', async () => {
    const whole = Buffer.from(await bytesOf('open-data.gpkg'));
    const part = async (range: string, more = {}) => {
      const answer = await fetchFile('open-data.gpkg', { headers: { range, ...more } });
      return [answer.status, answer.headers.get('content-range'), Buffer.from(await answer.arrayBuffer())] as const;
    };
    const [status, range, bytes] = await part('bytes=100-299');
    expect([status, range, bytes.equals(whole.subarray(100, 300))]).toEqual([
      206,
      `bytes 100-299/${whole.length}`,
      true,
    ]);
    const [, , last] = await part(`bytes=${whole.length - 10}-`);
    expect(last.equals(whole.subarray(-10))).toBe(true);
    expect((await part('bytes=-10'))[2].equals(last)).toBe(true);
    expect((await part(`bytes=${whole.length}-`)).slice(0, 2)).toEqual([416, `bytes */${whole.length}`]);
    const { headers } = await fetchFile('open-data.gpkg', { method: 'HEAD' });
    expect([headers.get('accept-ranges'), headers.get('content-length')]).toEqual(['bytes', String(whole.length)]);
    expect((await part('bytes=0-9', { 'if-range': headers.get('etag')! }))[0]).toBe(206);
    const [changed, , all] = await part('bytes=0-9', { 'if-range': '"of yesterday"' });
    expect([changed, all.length]).toEqual([200, whole.length]);
  });

  it('hold what the collections show to everybody, and nothing else', async () => {
    const database = new Sqlite(await bytesOf('open-data.gpkg'));
    expect(valueOf(database, 'pragma integrity_check')).toBe('ok');
    const entries = unzipSync(await bytesOf('open-data-csv.zip'));
    const { collections } = await (await product.fetch('visitor', '/ogc/collections')).json();
    const ids = collections.map(({ id }: { id: string }) => id);
    expect(Object.keys(entries).toSorted()).toEqual(
      [...ids.map((id: string) => `${id}.csv`), 'data-dictionary.csv'].toSorted(),
    );
    for (const [id, view] of [
      ['wells', 'api.open_wells'],
      ['water-levels', 'api.open_water_levels'],
      ['water-quality', 'api.open_water_quality'],
    ] as const) {
      const rows = await count(view);
      const table = id.replace('-', '_');
      expect(valueOf(database, `select count(*) from ${table}`)).toBe(rows);
      const { features } = await (await product.fetch('visitor', `/ogc/collections/${id}/items?limit=1`)).json();
      const names = Object.keys(features[0].properties);
      expect(database.exec(`pragma table_info(${table})`)[0]!.values.map(([, name]) => name)).toEqual([
        'fid',
        'geom',
        ...names,
      ]);
      const csv = new TextDecoder().decode(entries[`${id}.csv`]);
      expect(csv.split('\r\n')[0]!.replace('\ufeff', '')).toBe([...names, 'WKT'].join());
      expect(csv.match(/"?POINT ?\(/g)).toHaveLength(rows);
    }
    expect(new TextDecoder().decode(await bytesOf('data-dictionary.csv'))).toMatch(
      /^\ufeff?collection,name,label,unit,kind,meaning\r\nwells,well_ndx,Well Number/,
    );
    database.close();
  });

  it.runIf(hasGdal)('are read by GDAL, shapes too', async () => {
    const path = join(folder, 'open-data.gpkg');
    writeFileSync(path, await bytesOf('open-data.gpkg'));
    const read = ogrInfo(path, '-so');
    expect(read).toContain(`Feature Count: ${await count('api.open_water_levels')}`);
    expect(read).toMatch(/Layer name: district_boundary\n(.+\n)*Geometry: (Multi )?Polygon/i);
  });

  it('are replaced only by such as are whole, and then the last ones are gone', async () => {
    const before = await listed();
    const kept = async () =>
      (await product.database.pool.query<{ name: string }>('select system_filename as name from open_data_files')).rows;
    const [first] = await kept();
    const full = { ...product.files, receive: () => Promise.reject(new Error('The disk is full.')) };
    await expect(makeOpenDataFiles.run({ ...parts, files: full })).rejects.toThrow('The disk is full.');
    expect(await listed()).toEqual(before);
    await staff.call(makeFiles, {});
    await expect.poll(async () => (await listed())[0]!.made_at).not.toBe(before[0]!.made_at);
    // The new files are told of first, and only then the last ones go.
    await expect.poll(() => product.files.read(first!.name)).toBeUndefined();
    await sweepFiles.run(parts);
    expect((await bytesOf('open-data.gpkg')).length).toBe((await listed())[0]!.bytes);
  });
});
