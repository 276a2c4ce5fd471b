import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeCsv } from '../../src/map/export/csv.ts';
import { writeGeoJson } from '../../src/map/export/geojson.ts';
import { writeGeoPackage } from '../../src/map/export/geopackage.ts';
import { writeKml } from '../../src/map/export/kml.ts';
import { writeShapefile } from '../../src/map/export/shapefile.ts';
import type { ExportTable, Pieces } from '../../src/map/export/table.ts';
import { wellColumns } from '../../src/map/export/well-columns.ts';
import { hasGdal, ogrInfo } from '../support/ogr.ts';

const folder = mkdtempSync(join(tmpdir(), 'artesian-export-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two hundred and fifty-three letters and then one of two bytes, which only half fits. */
const longWords = `${'a'.repeat(253)}ñ and more`;

const table: ExportTable = {
  title: 'Clear Creek Wells',
  name: 'wells',
  notes: ['Two wells.', 'Filters: none.'],
  columns: wellColumns(true),
  rows: [
    {
      well_ndx: 7,
      well_id: '58-50-7',
      well_name: 'Peña & Sons <North> "A"',
      well_address: longWords,
      lon_dd: -97.85184321,
      lat_dd: 30.16823456,
      well_depth_ft: 412.5,
      drilled_date: '1987-03-09',
      is_active: true,
      in_district: false,
    },
    { well_ndx: 8, well_id: '58-50-8', well_name: '=SUM(A1)', lon_dd: -97.9, lat_dd: 30.25, is_active: false },
  ],
};

const bytesOf = (pieces: Pieces) => Buffer.concat([...pieces].map((piece) => Buffer.from(piece as string)));

function written(name: string, content: Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe.skipIf(!hasGdal)('GDAL opens', () => {
  const paths: Record<string, string> = {};
  beforeAll(async () => {
    for (const [name, content] of Object.entries(unzipSync(bytesOf(writeShapefile(table)))))
      paths[name] = written(name, content);
    paths['gpkg'] = written('wells.gpkg', await writeGeoPackage(table));
    paths['kml'] = written('wells.kml', bytesOf(writeKml(table)));
    paths['geojson'] = written('wells.geojson', bytesOf(writeGeoJson(table)));
  });
  const features = (kind: string, ...options: string[]) => ogrInfo(paths[kind]!, ...options);

  it.each(['wells.shp', 'gpkg', 'kml', 'geojson'])('%s with its points, place and text', (kind) => {
    const text = features(kind);
    if (kind !== 'kml') expect(text).toContain('Geometry: Point');
    expect(text).toContain('Feature Count: 2');
    expect(text).toMatch(/POINT (Z )?\(-97\.85184321 30\.16823456( 0)?\)/);
    expect(text).toContain('Peña & Sons <North> "A"');
    expect(text).toMatch(/Extent: \(-97\.900000, 30\.168235\) - \(-97\.851843, 30\.250000\)/);
    expect(text).toContain('WGS 84');
  });

  it('a shapefile with types, short names, nulls and text that is cut between characters', () => {
    const text = features('wells.shp');
    expect(text).toContain('DEPTH_FT: Real (16.2)');
    expect(text).toContain('DRILLED: Date (10.0)');
    expect(text).toContain('WELL_NDX: Integer');
    expect(text).toContain('DRILLED (Date) = 1987/03/09');
    expect(text).toContain('DEPTH_FT (Real) = 412.50');
    expect(text.match(/DRILLED \(Date\) =/g)).toHaveLength(1);
    expect(text).toMatch(/ACTIVE \(\w+\) = T/);
    expect(text).toMatch(new RegExp(`ADDRESS \\(String\\) = ${'a'.repeat(253)}\\s*$`, 'm'));
  });

  it('a GeoPackage with long names, types and their titles', () => {
    const text = features('gpkg');
    expect(text).toContain('well_depth_ft: Real');
    expect(text).toContain('drilled_date: Date');
    expect(text).toContain('is_active: Integer(Boolean)');
    expect(text).toContain('drilled_date (Date) = 1987/03/09');
    expect(text).toContain(longWords);
    expect(text).not.toMatch(/warning|error/i);
    const dictionary = features('gpkg', '-sql', 'select name, description from gpkg_data_columns');
    expect(dictionary).toContain('Well Depth (ft)');
  });

  it('a KML with the columns as data', () => {
    const text = features('kml');
    expect(text).toContain('well_depth_ft (Real) = 412.5');
    expect(text).toContain('in_district');
  });
});

it('a CSV keeps to RFC 4180 and keeps text from acting as a formula', () => {
  const some = { ...table, columns: table.columns.filter(({ name }) => /^(well_name|lon_dd|is_active)$/.test(name)) };
  expect(String(bytesOf(writeCsv(some)))).toBe(
    '\ufeffwell_name,is_active,lon_dd\r\n"Peña & Sons <North> ""A""",true,-97.85184321\r\n\'=SUM(A1),false,-97.9\r\n',
  );
});
