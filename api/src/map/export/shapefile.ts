import { strToU8, Zip, ZipDeflate } from 'fflate';
import { writeDbase } from './dbase.ts';
import { dictionaryOf, type ExportRow, type ExportTable, type Pieces } from './table.ts';

const headerBytes = 100;
/** Record header, kind of shape, and two doubles. */
const recordBytes = 8 + 4 + 16;
const pointShape = 1;

const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** An ESRI shapefile of points as a zip: .shp, .shx, .dbf, .prj, .cpg and a README.txt with the dictionary. */
export function* writeShapefile(table: ExportTable, today = new Date()): Pieces {
  const { name, rows } = table;
  const files: [string, () => Uint8Array][] = [
    [`${name}.shp`, () => writePoints(rows)],
    [`${name}.shx`, () => writeIndex(rows)],
    [`${name}.dbf`, () => writeDbase(table, today)],
    [`${name}.prj`, () => strToU8(wgs84)],
    [`${name}.cpg`, () => strToU8('UTF-8')],
    ['README.txt', () => strToU8(readme(table))],
  ];
  yield* zipped(files, today);
}

function* zipped(files: readonly [string, () => Uint8Array][], today: Date): Pieces {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    ready.push(piece);
  });
  for (const [name, write] of files) {
    const entry = new ZipDeflate(name, { level: 6 });
    entry.mtime = today;
    zip.add(entry);
    const content = write();
    for (let at = 0; at < content.length; at += slice) {
      entry.push(content.subarray(at, at + slice), at + slice >= content.length);
      yield* ready;
      ready = [];
    }
  }
  zip.end();
  yield* ready;
}

/** So much is compressed at a time, in bytes: other readers wait no longer than that takes. */
const slice = 1_048_576;

function writePoints(rows: readonly ExportRow[]): Uint8Array {
  const file = Buffer.alloc(headerBytes + rows.length * recordBytes);
  writeHeader(file, rows);
  rows.forEach(({ lon_dd, lat_dd }, place) => {
    const at = headerBytes + place * recordBytes;
    file.writeInt32BE(place + 1, at);
    file.writeInt32BE((recordBytes - 8) / 2, at + 4);
    file.writeInt32LE(pointShape, at + 8);
    file.writeDoubleLE(lon_dd, at + 12);
    file.writeDoubleLE(lat_dd, at + 20);
  });
  return file;
}

/** Where each record begins, in words of two bytes as everything in this format. */
function writeIndex(rows: readonly ExportRow[]): Uint8Array {
  const file = Buffer.alloc(headerBytes + rows.length * 8);
  writeHeader(file, rows);
  rows.forEach((_, place) => {
    file.writeInt32BE((headerBytes + place * recordBytes) / 2, headerBytes + place * 8);
    file.writeInt32BE((recordBytes - 8) / 2, headerBytes + place * 8 + 4);
  });
  return file;
}

function writeHeader(file: Buffer, rows: readonly ExportRow[]) {
  file.writeInt32BE(9994, 0);
  file.writeInt32BE(file.length / 2, 24);
  file.writeInt32LE(1000, 28);
  file.writeInt32LE(pointShape, 32);
  extentOf(rows).forEach((degrees, place) => file.writeDoubleLE(degrees, 36 + 8 * place));
}

/** West, south, east and north of the rows in degrees; zeros where there are none. */
export function extentOf(rows: readonly ExportRow[]): [number, number, number, number] {
  if (rows.length === 0) return [0, 0, 0, 0];
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const { lon_dd, lat_dd } of rows) {
    west = Math.min(west, lon_dd);
    south = Math.min(south, lat_dd);
    east = Math.max(east, lon_dd);
    north = Math.max(north, lat_dd);
  }
  return [west, south, east, north];
}

function readme(table: ExportTable): string {
  const { title, notes } = table;
  return [
    title,
    ...notes,
    '',
    'Coordinates are longitude and latitude in degrees, WGS 84 (EPSG:4326). Text is UTF-8, cut at 254 bytes where it is longer.',
    'Unknown dates are empty; unknown yes/no values are a question mark.',
    '',
    'Columns',
    dictionaryOf(table, ({ short, name }) => `${short} (${name})`),
    '',
  ].join('\r\n');
}
