import type pg from 'pg';
import { Unusable } from '../unusable.ts';
import type { Drawable } from './check-geometry.ts';
import type { CoordinateSystem } from './coordinate-system.ts';

export interface Shape {
  number: number;
  geometry: Drawable;
  properties: Record<string, unknown>;
}

/** What became of a shape: drawn as it is, drawn after its geometry was repaired, or nothing was left of it. */
export interface PutShape {
  number: number;
  verdict: 'taken' | 'repaired' | 'empty' | 'outside';
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
    const batch = JSON.stringify(shapes.slice(start, start + AT_ONCE));
    try {
      put.push(...(await putBatch(client, [sourceId, system.srid, batch, system.inDegrees])));
    } catch (error) {
      if (!/transform/i.test((error as Error).message)) throw error;
      throw new Unusable(`There are coordinates that do not belong to ${system.name}: ${(error as Error).message}.`);
    }
  }
  return put;
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
         case when st_isvalid(geom) then geom else st_collectionextract(st_makevalid(geom), st_dimension(geom) + 1) end as geom
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
