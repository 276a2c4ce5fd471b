import {
  crs84,
  latitudeFirst,
  referenceSystems,
  type ItemsQuery,
  type ReferenceSystem,
} from '@artesian/contract/open-data/features';
import type { Pool } from 'pg';
import { invalid } from '../platform/problems.ts';
import { wells, type FeatureCollection } from './collections.ts';

/** Texts with `$1`, `$2` … for their values, in the order in which they are added to those of the collection. */
class Statement {
  readonly values: unknown[];
  readonly conditions: string[] = [];
  constructor(values: readonly unknown[]) {
    this.values = [...values];
  }
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export interface FeaturesPage {
  /** Features as GeoJSON text. */
  features: string[];
  /** The id of the last one, where more follow. */
  next: string | undefined;
  numberMatched: number | undefined;
}

/** A page of the features that were asked for. Refuses with 400 what this collection has no answer for. */
export async function readFeatures(
  pool: Pool,
  collection: FeatureCollection,
  query: ItemsQuery,
): Promise<FeaturesPage> {
  const statement = new Statement(collection.values);
  selectAsked(statement, collection, query);
  const matching = whereOf(statement);
  const numberMatched = collection.isCounted ? await count(pool, collection, statement, matching) : undefined;
  if (query.after !== undefined)
    statement.conditions.push(comparedKey(statement, collection, '>', query.after, 'after'));
  const { rows } = await pool.query<{ id: string; item: string }>(
    `select ${idOf(collection)} as id, (${featureOf(collection, query.crs)})::text as item
     from ${collection.from}
     ${whereOf(statement)}
     order by ${collection.key.map(([column]) => column).join(', ')}
     limit ${statement.value(query.limit + 1)}`,
    statement.values,
  );
  const page = rows.slice(0, query.limit);
  return {
    features: page.map(({ item }) => item),
    next: rows.length > query.limit ? page.at(-1)!.id : undefined,
    numberMatched,
  };
}

/** One feature as GeoJSON text; undefined where there is none of that id. */
export async function readFeature(
  pool: Pool,
  collection: FeatureCollection,
  id: string,
  crs: ReferenceSystem,
): Promise<string | undefined> {
  if (keyValues(collection, id) === undefined) return undefined;
  const statement = new Statement(collection.values);
  const condition = comparedKey(statement, collection, '=', id, 'item');
  const { rows } = await pool.query<{ item: string }>(
    `select (${featureOf(collection, crs)})::text as item from ${collection.from} where ${condition}`,
    statement.values,
  );
  return rows[0]?.item;
}

/** Reads the box in degrees that a collection reaches over; null where it is empty. */
export type BoxOf = (collection: FeatureCollection) => Promise<number[] | null>;

/** Reads the boxes of many collections. What belongs to wells reaches as far as they do, so theirs is read once for all of them. */
export function boxesOf(pool: Pool): BoxOf {
  let ofWells: Promise<number[] | null> | undefined;
  return (collection) => (collection.hasWell ? (ofWells ??= readBox(pool, wells)) : readBox(pool, collection));
}

async function readBox(pool: Pool, { from, values }: FeatureCollection): Promise<number[] | null> {
  const { rows } = await pool.query<{ box: number[] | null }>(
    `select case when st_extent(geom) is not null then array[
       st_xmin(st_extent(geom)), st_ymin(st_extent(geom)), st_xmax(st_extent(geom)), st_ymax(st_extent(geom))
     ] end as box
     from ${from}`,
    [...values],
  );
  return rows[0]!.box;
}

/** The first and the last moment of a collection whose features have a time; each is null where it is empty. */
export async function readTimes(pool: Pool, { from, times }: FeatureCollection): Promise<Times | undefined> {
  if (!times) return undefined;
  const { rows } = await pool.query<Times>(
    `select ${times.first} as first, ${times.last} as last from ${times.from ?? from}`,
  );
  return rows[0]!;
}

interface Times {
  first: string | null;
  last: string | null;
}

function selectAsked(statement: Statement, collection: FeatureCollection, query: ItemsQuery) {
  const { bbox, datetime, well_id } = query;
  if (bbox) statement.conditions.push(inBox(statement, bbox, query['bbox-crs']));
  if (well_id !== undefined) {
    if (!collection.hasWell) throw invalid('well_id', `The features of '${collection.id}' belong to no well.`);
    statement.conditions.push(`well_id = ${statement.value(well_id)}`);
  }
  // What has no time matches any, says the standard.
  if (datetime?.from && collection.times) statement.conditions.push(`ends_at >= ${startOf(statement, datetime.from)}`);
  if (datetime?.to && collection.times) statement.conditions.push(`begins_at <= ${endOf(statement, datetime.to)}`);
}

function inBox(statement: Statement, [west, south, east, north]: readonly number[], crs: ReferenceSystem): string {
  const corners = crs === latitudeFirst ? [south, west, north, east] : [west, south, east, north];
  const [left, bottom, right, top] = corners.map((corner) => statement.value(corner));
  const box = (from: string, to: string) =>
    `st_transform(st_makeenvelope(${from}, ${bottom}, ${to}, ${top}, ${referenceSystems[crs]}), 4326)`;
  const crossesDateLine = crs === crs84 && west! > east!;
  if (crossesDateLine)
    return `(st_intersects(geom, ${box(left!, '180')}) or st_intersects(geom, ${box('-180', right!)}))`;
  return `st_intersects(geom, ${box(left!, right!)})`;
}

const isDay = (moment: string) => moment.length === 10;

/** A day is one of the district's. */
const startOf = (statement: Statement, moment: string) =>
  isDay(moment)
    ? `(${statement.value(moment)}::date::timestamp at time zone district_time_zone())`
    : `${statement.value(moment)}::timestamptz`;
const endOf = (statement: Statement, moment: string) =>
  isDay(moment)
    ? `((${statement.value(moment)}::date + 1)::timestamp at time zone district_time_zone() - interval '1 millisecond')`
    : `${statement.value(moment)}::timestamptz`;

const whereOf = ({ conditions }: Statement) => (conditions.length > 0 ? `where ${conditions.join(' and ')}` : '');

async function count(pool: Pool, { from }: FeatureCollection, { values }: Statement, matching: string) {
  const { rows } = await pool.query<{ count: number }>(`select count(*)::integer as count from ${from} ${matching}`, [
    ...values,
  ]);
  return rows[0]!.count;
}

/** `12`, or `12-2025-01-31` of a well and day. */
const idOf = ({ key }: FeatureCollection) => key.map(([column]) => `${column}::text`).join(` || '-' || `);

const formOf = { integer: /^\d{1,9}$/, bigint: /^\d{1,18}$/, date: /^\d{4}-\d\d-\d\d$/ };

/** The values of the key that an id names; undefined where it can name none. */
function keyValues({ key }: FeatureCollection, id: string): string[] | undefined {
  const dash = id.indexOf('-');
  const parts = key.length === 1 || dash < 0 ? [id] : [id.slice(0, dash), id.slice(dash + 1)];
  const fits = parts.length === key.length && key.every(([, type], index) => formOf[type].test(parts[index]!));
  const days = key.flatMap(([, type], index) => (type === 'date' && fits ? [parts[index]!] : []));
  const areDays = days.every((day) => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day));
  return fits && areDays ? parts : undefined;
}

function comparedKey(
  statement: Statement,
  collection: FeatureCollection,
  sign: '>' | '=',
  id: string,
  field: string,
): string {
  const values = keyValues(collection, id);
  if (!values) throw invalid(field, 'Use the next link of the previous page.');
  const columns = collection.key.map(([column]) => column).join(', ');
  const given = collection.key.map(([, type], index) => `${statement.value(values[index])}::${type}`).join(', ');
  return `(${columns}) ${sign} (${given})`;
}

const featureOf = (collection: FeatureCollection, crs: ReferenceSystem) => `json_build_object(
  'type', 'Feature',
  'id', ${collection.key.length === 1 ? collection.key[0]![0] : idOf(collection)},
  'geometry', st_asgeojson(${geometryIn(crs)}, ${referenceSystems[crs] === 4326 ? 7 : 2}, 0)::json,
  'properties', ${collection.properties}
)`;

function geometryIn(crs: ReferenceSystem): string {
  if (crs === crs84) return 'geom';
  return crs === latitudeFirst ? 'st_flipcoordinates(geom)' : `st_transform(geom, ${referenceSystems[crs]})`;
}
