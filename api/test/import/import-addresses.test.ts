import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { mapSearch } from '@artesian/contract/map/search';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importAddresses, undoAddresses } from '../../src/import/addresses/import-addresses.ts';
import { readAddressFile } from '../../src/import/addresses/read-file.ts';
import { hasGdal } from '../support/ogr.ts';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
const { database } = product;
const folder = mkdtempSync(join(tmpdir(), 'artesian-addresses-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => database.asOwner((client) => client.query('truncate imports restart identity cascade')));

const bringIn = async (content: string | Buffer, options = {}) =>
  importAddresses(database, await readAddressFile('addresses', Buffer.from(content)), options);

async function found(q: string) {
  const answer = await product.fetch('visitor', `/api/public-map/search?q=${encodeURIComponent(q)}`);
  return mapSearch.answer
    .parse(await answer.json())
    .data.map(({ title, detail, latitude, longitude }) => [
      title,
      detail,
      Number(latitude.toFixed(5)),
      Number(longitude.toFixed(5)),
    ]);
}

const table = `LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH
-97.7400,30.2600,100,CONGRESS AVE,,AUSTIN,,TX,78701,,a
-97.7410,30.2640,140,CONGRESS AVE,,AUSTIN,,TX,78701,,b
-97.7410,30.2640,140,CONGRESS AVE,4,AUSTIN,,TX,78701,,c
-97.7405,30.2620,121,CONGRESS AVE,,AUSTIN,,TX,78701,,d
-97.9000,30.1000,77 1/2,FM 1626,,Buda,,TX,78610-1234,,e
-97.9000,30.1000,,FM 1626,,Buda,,TX,78610,,f
-97.9000,30.1000,12,,,Buda,,TX,78610,,g
0,0,12,FM 1626,,Buda,,TX,78610,,h
,30.1,14,FM 1626,,Buda,,TX,78610,,i
-97.9,30.1,B12,FM 1626,,Buda,,TX,78610,,j
`;
const corners = [
  [-97.8, 30.1],
  [-97.8, 30.2],
];
const block = (properties: object, coordinates: unknown = corners) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'LineString', coordinates },
});
const ranges = {
  type: 'FeatureCollection',
  features: [
    block({
      FULLNAME: 'Mill Creek Rd',
      LFROMHN: '201',
      LTOHN: '299',
      RFROMHN: '298',
      RTOHN: '200',
      ZIPL: '78640',
      ZIPR: '78641',
      PARITYL: 'O',
      PARITYR: 'E',
    }),
    block({ FULLNAME: 'Mill Creek Rd', LFROMHN: '', LTOHN: '', RFROMHN: '', RTOHN: '' }),
    block({ FULLNAME: '', LFROMHN: '1', LTOHN: '9' }),
  ],
};

describe('addresses of a file', () => {
  it('are found by house number and street, those between known ones as estimated, and each line without one is told', async () => {
    const result = await bringIn(table);
    expect(result).toMatchObject({ read: 10, added: 4, known: 1, streets: 2 });
    expect(result.refused).toEqual([
      { number: 7, words: 'It has no house number.' },
      { number: 8, words: 'It has no street.' },
      { number: 9, words: 'It has no valid longitude and latitude.' },
      { number: 10, words: 'It has no valid longitude and latitude.' },
      { number: 11, words: 'It has no house number.' },
    ]);
    expect(await found('100 congress ave')).toEqual([['100 Congress Ave', 'Address · Austin 78701', 30.26, -97.74]]);
    expect(await found('120 Congress Avenue, Austin, TX 78701')).toEqual([
      ['120 Congress Ave', 'Address, estimated from known house numbers · Austin 78701', 30.262, -97.7405],
    ]);
    // Of the other side of the street too little is known.
    expect(await found('131 congress ave')).toEqual([]);
    expect(await found('77 fm 1626 buda')).toEqual([['77 FM 1626', 'Address · Buda 78610', 30.1, -97.9]]);
    expect((await found('100 congres ave')).map(([title]) => title)).toEqual(['100 Congress Ave']);
    expect((await found('100 cong')).map(([title]) => title)).toEqual(['100 Congress Ave']);
  });

  it('are read alike from GeoJSON, a feature on each line', async () => {
    const feature = (number: string, at: number[]) =>
      JSON.stringify({
        type: 'Feature',
        properties: { number, street: 'Oak Ln', city: '', postcode: '' },
        geometry: { type: 'Point', coordinates: at },
      });
    const result = await bringIn(
      `${feature('5', [-97.8, 30.1])}\n\n{broken\n${feature('', [-97.8, 30.1])}\n${feature('7', [-200, 3])}`,
    );
    expect(result).toMatchObject({ read: 4, added: 1 });
    expect(result.refused.map(({ number, words }) => `${number} ${words}`)).toEqual([
      '3 It is no JSON.',
      '4 It has no house number.',
      '5 It has no valid longitude and latitude.',
    ]);
    expect(await found('5 oak lane')).toEqual([['5 Oak Ln', 'Address', 30.1, -97.8]]);
  });

  it('as ranges of numbers are estimated along the street, on the side that has them and in its direction', async () => {
    expect(await bringIn(JSON.stringify(ranges))).toMatchObject({ read: 3, added: 1, known: 0, streets: 2 });
    const estimated = 'Address, estimated from known house numbers';
    expect(await found('250 mill creek rd')).toEqual([['250 Mill Creek Rd', `${estimated} · 78641`, 30.14898, -97.8]]);
    expect(await found('299 mill creek road')).toEqual([['299 Mill Creek Rd', `${estimated} · 78640`, 30.2, -97.8]]);
    expect(await found('200 mill creek rd')).toEqual([['200 Mill Creek Rd', `${estimated} · 78641`, 30.2, -97.8]]);
    expect(await found('301 mill creek rd')).toEqual([]);
    // Another file knows where it is.
    await bringIn('lon,lat,number,street,zip\n-97.8001,30.1488,250,MILL CREEK RD,78641\n');
    expect(await found('250 mill creek rd')).toEqual([['250 Mill Creek Rd', 'Address · 78641', 30.1488, -97.8001]]);
  });

  it.skipIf(!hasGdal)('come as a shapefile as well', async () => {
    const path = join(folder, 'ranges.geojson');
    writeFileSync(path, JSON.stringify({ ...ranges, features: ranges.features.slice(0, 1) }));
    execFileSync('/usr/bin/ogr2ogr', ['-f', 'ESRI Shapefile', '-t_srs', 'EPSG:2277', join(folder, 'ranges.shp'), path]);
    const zipped = zipSync(
      Object.fromEntries(
        ['shp', 'dbf', 'shx', 'prj'].map((end) => [`r.${end}`, readFileSync(join(folder, `ranges.${end}`))]),
      ),
    );
    expect(await bringIn(Buffer.from(zipped))).toMatchObject({ read: 1, added: 1 });
    expect(await found('299 mill creek rd')).toMatchObject([['299 Mill Creek Rd', expect.any(String), 30.2, -97.8]]);
  });

  it('are nowhere after a dry run, not brought in twice, and gone once it is undone', async () => {
    await bringIn(table, { dryRun: true });
    expect(await found('100 congress ave')).toEqual([]);
    const { importNdx } = await bringIn(table);
    await expect(bringIn(table)).rejects.toThrow(
      `The addresses of this file are there already, since import ${importNdx}.`,
    );
    expect(await undoAddresses(database, importNdx)).toBe(2);
    expect(await found('100 congress ave')).toEqual([]);
    await expect(undoAddresses(database, importNdx)).rejects.toThrow('was already undone');
    expect(await bringIn(table)).toMatchObject({ added: 4 });
  });

  it.each([
    ['without the columns of an address', 'a,b\n1,2\n', 'The table has no column with the longitude of an address.'],
    ['without an address', 'lon,lat,number,street\n-97,30,,Main St\n', 'No line of the file has an address.'],
    ['that is empty', '', 'The file is empty.'],
    ['of other JSON', '{"a": 1}', 'not a GeoJSON FeatureCollection'],
  ])('of a file %s are refused as a whole', async (_, content, words) => {
    await expect(bringIn(content)).rejects.toThrow(words);
    const { rows } = await database.pool.query('select 1 from imports');
    expect(rows).toEqual([]);
  });
});
