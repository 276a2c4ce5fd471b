import type { Pool } from 'pg';
import type { FeatureTable } from '../../map/export/geopackage.ts';
import { dictionaryHeadings, explained, type DownloadedColumn } from '../../query/columns.ts';
import { exported } from '../../query/write-files.ts';
import { findCollections, type FeatureCollection } from '../collections.ts';
import { boxesOf, type BoxOf } from '../read-features.ts';

/** A collection as tables hold it. */
export interface Content {
  collection: FeatureCollection;
  columns: readonly DownloadedColumn[];
  /** How SQL reads each column, in which values have their places. */
  expressions: readonly string[];
  values: readonly unknown[];
  table: FeatureTable;
}

/** What everybody may have, collection by collection. */
export async function readContents(pool: Pool, notes: readonly string[]): Promise<Content[]> {
  const contents: Content[] = [];
  const boxOf = boxesOf(pool);
  for (const collection of await findCollections(pool)) contents.push(await contentOf(pool, collection, boxOf, notes));
  return contents;
}

const WHOLE_WORLD = [-180, -90, 180, 90];

async function contentOf(
  pool: Pool,
  collection: FeatureCollection,
  boxOf: BoxOf,
  notes: readonly string[],
): Promise<Content> {
  const { id, title, description, columns: declared, values } = collection;
  const box = await boxOf(collection);
  const own = declared ? undefined : await readOwnColumns(pool, collection);
  const columns = own?.columns ?? declared!;
  return {
    collection,
    columns,
    expressions: own
      ? own.keys.map((_, place) => `properties ->> $${values.length + place + 1}::text`)
      : columns.map(({ name }) => name),
    values: [...values, ...(own?.keys ?? [])],
    table: {
      name: id.replaceAll('-', '_'),
      title,
      notes: [description, ...notes],
      columns: columns.map(exported),
      shape: own?.shape ?? 'POINT',
      extent: (box ?? WHOLE_WORLD) as [number, number, number, number],
    },
  };
}

interface OwnColumns {
  /** The names of the properties, and the columns that they become. */
  keys: readonly string[];
  columns: readonly DownloadedColumn[];
  shape: string;
}

/** The properties that any shape of a layer has. */
async function readOwnColumns(pool: Pool, { from, values }: FeatureCollection): Promise<OwnColumns> {
  const found = await pool.query<{ key: string; is_number: boolean }>(
    `select property.key, bool_and(jsonb_typeof(property.value) in ('number', 'null')) as is_number
     from ${from}, jsonb_each(properties) as property
     group by property.key order by property.key`,
    [...values],
  );
  const shapes = await pool.query<{ shape: string }>(`select distinct geometrytype(geom) as shape from ${from}`, [
    ...values,
  ]);
  const names = inOneTable(found.rows.map(({ key }) => key));
  return {
    keys: found.rows.map(({ key }) => key),
    columns: found.rows.map(({ is_number }, place) => ({
      name: names[place]!,
      label: names[place]!,
      kind: is_number ? 'decimal' : 'text',
    })),
    shape: shapes.rows.length === 1 ? shapes.rows[0]!.shape : 'GEOMETRY',
  };
}

/** Columns of one table differ in more than capitals, and the first two are taken. */
function inOneTable(names: readonly string[]): string[] {
  const taken = new Set(['fid', 'geom']);
  return names.map((name) => {
    let free = name;
    while (taken.has(free.toLowerCase())) free += '_';
    taken.add(free.toLowerCase());
    return free;
  });
}

/** What a place is called where it is text. */
export const placeColumn: DownloadedColumn = {
  name: 'WKT',
  label: 'Place',
  kind: 'text',
  meaning: 'Well-known text in longitude and latitude, WGS 84. In the GeoPackage and the features it is the geometry.',
};

/** What all columns mean, a line for each under the name of its collection. */
export const dictionaryLines = (contents: readonly Content[]): string[][] => [
  ['collection', ...dictionaryHeadings],
  ...contents.flatMap(({ collection, columns }) =>
    [...columns, placeColumn].map((column) => [collection.id, ...explained(column)]),
  ),
];
