import { mapWells } from '@artesian/contract/map/map-wells';
import { mapSourceFeatures, mapSources, wellsAsTilesAbove, type MapSource } from '@artesian/contract/map/sources';
import { deepestTileZoom, mapTile } from '@artesian/contract/map/tiles';
import { isStaff } from '@artesian/contract/language/roles';
import { relationOf } from '@artesian/contract/language/view';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { countWells } from './count-wells.ts';

interface SourceRow {
  source_id: string;
  kind: 'shapes' | 'wells';
  attribution: string | null;
  minzoom: number | null;
  maxzoom: number | null;
  promote_id: string | null;
}

/**
 * `GET /api/public-map/sources`: where each source's shapes come from. The wells are one list for the browser to hold up to
 * `tilesAbove`, and vector tiles beyond.
 */
export const answerMapSources = (tilesAbove = wellsAsTilesAbove) =>
  answer(mapSources, async ({ request, reply }, { cachedAnswers, database, dependencies }) =>
    cachedAnswers.send(request, reply, {
      key: 'map-sources',
      tables: ['map_sources', 'imports', ...dependencies.tablesOf(relationOf(mapWells))],
      shared: true,
      build: async () => JSON.stringify({ data: await findSources(database.pool, tilesAbove) }),
    }),
  );

/** Shapes that an import replaced are kept for undoing it; they are not for the map. */
const isCurrent = "not exists (select from imports where mapping ->> 'shelf' = map_sources.source_id)";

async function findSources(pool: Pool, tilesAbove: number): Promise<MapSource[]> {
  const { rows } = await pool.query<SourceRow>(
    `select source_id, kind, attribution, minzoom, maxzoom, promote_id from map_sources where ${isCurrent} order by source_id`,
  );
  const asTiles = (await countWells(pool)) > tilesAbove;
  return rows.map((row) => ({ id: row.source_id, ...placeOf(row, asTiles), ...optionsOf(row) }));
}

function placeOf({ source_id, kind }: SourceRow, asTiles: boolean): Omit<MapSource, 'id'> {
  if (kind === 'shapes') return { type: 'geojson', data: `${mapSources.path}/${source_id}` };
  if (!asTiles) return { type: 'geojson', data: `/api/${mapWells.path}` };
  return { type: 'vector', tiles: [mapTile.path], sourceLayer: 'wells', maxzoom: deepestTileZoom };
}

function optionsOf({ attribution, minzoom, maxzoom, promote_id }: SourceRow): Partial<MapSource> {
  return {
    ...(attribution !== null && { attribution }),
    ...(minzoom !== null && { minzoom }),
    ...(maxzoom !== null && { maxzoom }),
    ...(promote_id !== null && { promoteId: promote_id }),
  };
}

/** Six decimals are some ten centimetres. `$2` names the properties that are left out. */
const readFeatures = `
  select json_build_object('type', 'FeatureCollection', 'features', coalesce((
    select json_agg(json_build_object(
      'type', 'Feature',
      'id', feature_ndx,
      'properties', properties - $2::text[],
      'geometry', st_asgeojson(geom, 6)::json
    ) order by feature_ndx)
    from map_features
    where map_features.source_id = map_sources.source_id
  ), '[]'))::text as collection
  from map_sources
  where source_id = $1 and kind = 'shapes' and ${isCurrent}`;

/** What any layer of the source keeps for staff: a field that one layer hides is not to be read in another. */
const readStaffOnlyFields = `
  select distinct field from map_layers, unnest(admin_only_fields) field where source_id = $1 order by field`;

/**
 * `GET /api/public-map/sources/{source}`: its shapes as GeoJSON, for anybody but staff without the fields that its layers keep
 * for staff. Refused with 404 when there is no such source of shapes.
 */
export const answerMapSourceFeatures = answer(
  mapSourceFeatures,
  async ({ params, user, request, reply }, { cachedAnswers, database }) => {
    const { source } = params;
    const staff = isStaff(user?.roles);
    return cachedAnswers.send(request, reply, {
      key: `map-source ${source} for ${staff ? 'staff' : 'everybody'}`,
      tables: ['map_sources', 'map_features', 'map_layers', 'imports'],
      shared: !user,
      contentType: 'application/geo+json; charset=utf-8',
      build: () => findFeatures(database.pool, source, staff),
    });
  },
);

async function findFeatures(pool: Pool, source: string, staff: boolean): Promise<string> {
  const hidden = staff ? [] : await findStaffOnlyFields(pool, source);
  const { rows } = await pool.query<{ collection: string }>(readFeatures, [source, hidden]);
  if (!rows[0]) throw notFound(`source '${source}' of shapes`);
  return rows[0].collection;
}

async function findStaffOnlyFields(pool: Pool, source: string): Promise<string[]> {
  const { rows } = await pool.query<{ field: string }>(readStaffOnlyFields, [source]);
  return rows.map(({ field }) => field);
}
