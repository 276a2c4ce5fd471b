import type { Database } from 'sql.js';
import { extentOf } from './shapefile.ts';
import type { ColumnKind, ExportColumn, ExportRow, ExportTable } from './table.ts';

/** What every GeoPackage has (OGC 12-128r18), its application id being 'GPKG': WGS 84 beside the two undefined systems, contents, geometry, and our dictionary. */
const frame = `
  pragma application_id = 1196444487;
  pragma user_version = 10300;
  create table gpkg_spatial_ref_sys (
    srs_name text not null, srs_id integer not null primary key, organization text not null,
    organization_coordsys_id integer not null, definition text not null, description text);
  insert into gpkg_spatial_ref_sys values
    ('Undefined Cartesian', -1, 'NONE', -1, 'undefined', null),
    ('Undefined geographic', 0, 'NONE', 0, 'undefined', null),
    ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]', null);
  create table gpkg_contents (
    table_name text not null primary key, data_type text not null, identifier text unique, description text default '',
    last_change datetime not null, min_x double, min_y double, max_x double, max_y double,
    srs_id integer references gpkg_spatial_ref_sys (srs_id));
  create table gpkg_geometry_columns (
    table_name text not null references gpkg_contents (table_name), column_name text not null,
    geometry_type_name text not null, srs_id integer not null references gpkg_spatial_ref_sys (srs_id),
    z tinyint not null, m tinyint not null, primary key (table_name, column_name));
  create table gpkg_extensions (
    table_name text, column_name text, extension_name text not null, definition text not null, scope text not null,
    unique (table_name, column_name, extension_name));
  insert into gpkg_extensions values
    ('gpkg_data_columns', null, 'gpkg_schema', 'http://www.geopackage.org/spec121/#extension_schema', 'read-write'),
    ('gpkg_data_column_constraints', null, 'gpkg_schema', 'http://www.geopackage.org/spec121/#extension_schema', 'read-write');
  create table gpkg_data_columns (
    table_name text not null, column_name text not null, name text, title text, description text, mime_type text,
    constraint_name text, primary key (table_name, column_name), unique (table_name, name));
  create table gpkg_data_column_constraints (
    constraint_name text not null, constraint_type text not null, value text, min numeric, min_is_inclusive boolean,
    max numeric, max_is_inclusive boolean, description text, unique (constraint_name, constraint_type, value));`;

const sqlTypes: Record<ColumnKind, string> = {
  text: 'text',
  whole: 'mediumint',
  number: 'double',
  date: 'date',
  flag: 'boolean',
};

/** A table of features, as a GeoPackage describes it. */
export interface FeatureTable extends Pick<ExportTable, 'name' | 'title' | 'notes' | 'columns'> {
  /** `POINT`, `MULTIPOLYGON` …, or `GEOMETRY` where they are of several kinds. */
  shape: string;
  /** West, south, east and north, in degrees. */
  extent: readonly [number, number, number, number];
}

/** A GeoPackage without tables, in memory. */
export async function openGeoPackage(): Promise<Database> {
  const { default: initSqlJs } = await import('sql.js');
  const sqlite = await initSqlJs();
  const database = new sqlite.Database();
  database.run(frame);
  return database;
}

/** One table of points with long names, their dictionary in `gpkg_data_columns`. */
export async function writeGeoPackage(table: ExportTable, today = new Date()): Promise<Uint8Array> {
  const database = await openGeoPackage();
  try {
    declareTable(database, { ...table, shape: 'POINT', extent: extentOf(table.rows) }, today);
    await insertRows(database, table);
    return database.export();
  } finally {
    database.close();
  }
}

/** Adds an empty table whose first columns are `fid` and `geom`. */
export function declareTable(database: Database, table: FeatureTable, today: Date) {
  const { name, title, notes, columns, shape, extent } = table;
  const fields = columns.map((column) => `${quoted(column.name)} ${sqlTypes[column.kind]}`);
  database.run(`create table ${quoted(name)} (fid integer primary key, geom ${shape}, ${fields.join(', ')})`);
  database.run('insert into gpkg_contents values (?, ?, ?, ?, ?, ?, ?, ?, ?, 4326)', [
    name,
    'features',
    title,
    notes.join(' '),
    today.toISOString(),
    ...extent,
  ]);
  database.run(`insert into gpkg_geometry_columns values (?, 'geom', ?, 4326, 0, 0)`, [name, shape]);
  const titles = columns.map(titleOf);
  for (const [place, column] of columns.entries()) {
    const title = titles[place]!;
    // A table has each name once.
    const known = titles.indexOf(title) === place ? title : `${title}, ${column.name}`;
    database.run(
      'insert into gpkg_data_columns (table_name, column_name, name, title, description) values (?, ?, ?, ?, ?)',
      [name, column.name, known, title, column.meaning],
    );
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
const titleOf = ({ label, unit }: ExportColumn) => (unit ? `${label} (${unit})` : label);

async function insertRows(database: Database, { name, columns, rows }: ExportTable) {
  const places = columns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into ${quoted(name)} values (?, ?, ${places})`);
  try {
    database.run('begin');
    for (const [place, row] of rows.entries()) {
      insert.run([row.well_ndx, pointBlob(row), ...columns.map((column) => sqlValue(row[column.name]))]);
      // Other readers are answered in between.
      if (place % 2000 === 1999) await new Promise((resolve) => setImmediate(resolve));
    }
    database.run('commit');
  } finally {
    insert.free();
  }
}

function sqlValue(value: unknown): string | number | null {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return (value ?? null) as string | number | null;
}

function pointBlob({ lon_dd, lat_dd }: ExportRow): Uint8Array {
  const point = Buffer.alloc(5 + 16);
  point[0] = 1;
  point.writeUInt32LE(1, 1);
  point.writeDoubleLE(lon_dd, 5);
  point.writeDoubleLE(lat_dd, 13);
  return geometryBlob(point);
}

/** A GeoPackage geometry: its header without an envelope, then well-known binary, all little-endian. */
export function geometryBlob(wellKnownBinary: Uint8Array): Uint8Array {
  const header = Buffer.alloc(8);
  header.write('GP', 0, 'latin1');
  header[3] = 1;
  header.writeInt32LE(4326, 4);
  return Buffer.concat([header, wellKnownBinary]);
}
