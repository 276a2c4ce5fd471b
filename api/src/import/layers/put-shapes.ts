import type pg from 'pg';
import { Unusable } from '../unusable.ts';
import type { Drawable } from './check-geometry.ts';
import type { CoordinateSystem } from './coordinate-system.ts';
import { isTangled } from './tangles.ts';

export interface Shape {
  number: number;
  geometry: Drawable;
  properties: Record<string, unknown>;
}

/** What became of a shape: drawn as it is, drawn after its geometry was repaired, or why it was not. */
export interface PutShape {
  number: number;
  verdict: 'taken' | 'repaired' | 'empty' | 'outside' | 'tangled' | 'broken';
}

const AT_ONCE = 500;

/**
 * Writes shapes as features of a source, in their order and in longitude and latitude. Repairing keeps the kind: an area
 * stays an area. Throws Unusable when coordinates cannot be converted at all.
 */
export async function putShapes(
  client: pg.ClientBase,
  sourceId: string,
  shapes: Shape[],
  system: CoordinateSystem,
): Promise<PutShape[]> {
  const put: PutShape[] = [];
  for (let start = 0; start < shapes.length; start += AT_ONCE) {
    const batch = shapes.slice(start, start + AT_ONCE);
    const tangled = await tangledIn(client, batch);
    const rest = batch.filter(({ number }) => !tangled.has(number));
    put.push(...[...tangled].map((number) => ({ number, verdict: 'tangled' }) as const));
    put.push(...(await putWhatGoes(client, sourceId, rest, system)));
  }
  return put;
}

/** Of the shapes that need repair, those that no repair would come to an end with. Asking whether a shape is valid is quick. */
async function tangledIn(client: pg.ClientBase, shapes: Shape[]): Promise<Set<number>> {
  const { rows } = await client.query<{ number: number }>(
    `select (shape ->> 'number')::integer as number
     from jsonb_array_elements($1::jsonb) as shape
     where not st_isvalid(st_force2d(st_geomfromgeojson(shape ->> 'geometry')))`,
    [JSON.stringify(shapes)],
  );
  const invalid = new Set(rows.map(({ number }) => number));
  const tangled = shapes.filter(({ number, geometry }) => invalid.has(number) && isTangled(geometry));
  return new Set(tangled.map(({ number }) => number));
}

/** PostgreSQL's 'internal error', by which PostGIS says that it can make nothing of a geometry. */
const GEOMETRY_ERROR = 'XX000';

/** Where the database makes nothing of a shape, the others are put in halves until it is found. */
async function putWhatGoes(
  client: pg.ClientBase,
  sourceId: string,
  shapes: Shape[],
  system: CoordinateSystem,
): Promise<PutShape[]> {
  if (shapes.length === 0) return [];
  await client.query('savepoint shapes');
  try {
    return await putBatch(client, [sourceId, system.srid, JSON.stringify(shapes), system.inDegrees]);
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    if (/transform/i.test(message)) {
      throw new Unusable(`Some coordinates are outside ${system.name}: ${message}.`);
    }
    if (code !== GEOMETRY_ERROR) throw error;
    await client.query('rollback to savepoint shapes');
    if (shapes.length === 1) return [{ number: shapes[0]!.number, verdict: 'broken' }];
    const half = Math.ceil(shapes.length / 2);
    return [
      ...(await putWhatGoes(client, sourceId, shapes.slice(0, half), system)),
      ...(await putWhatGoes(client, sourceId, shapes.slice(half), system)),
    ];
  }
}

async function putBatch(client: pg.ClientBase, values: unknown[]): Promise<PutShape[]> {
  const { rows } = await client.query<PutShape>(
    `with given as (
       select
         (shape ->> 'number')::integer as number,
         shape -> 'properties' as properties,
         st_setsrid(st_force2d(st_geomfromgeojson(shape ->> 'geometry')), $2::integer) as geom
       from jsonb_array_elements($3::jsonb) as shape
     ), placed as materialized (
       select number, properties, case when $4 then st_setsrid(geom, 4326) else st_transform(geom, 4326) end as geom from given
     ), repaired as materialized (
       select number, properties, st_isvalid(geom) as valid,
         case when st_isvalid(geom) then geom else st_collectionextract(st_makevalid(geom, 'method=structure'), st_dimension(geom) + 1) end as geom
       from placed
     ), judged as materialized (
       select *, case
         when st_isempty(geom) then 'empty'
         when not coalesce(st_coveredby(geom, st_makeenvelope(-180, -90, 180, 90, 4326)), false) then 'outside'
         when valid then 'taken'
         else 'repaired' end as verdict
       from repaired
     ), added as (
       insert into map_features (source_id, geom, properties)
       select $1, geom, properties from judged where verdict in ('taken', 'repaired') order by number
     )
     select number, verdict from judged order by number`,
    values,
  );
  return rows;
}
