import { audiencesOf, type Audience } from '@artesian/contract/map/audiences';
import { mapWells } from '@artesian/contract/map/map-wells';
import { mapSourceFeatures, mapSources, type MapSource } from '@artesian/contract/map/sources';
import { deepestTileZoom, mapTile } from '@artesian/contract/map/tiles';
import { relationOf } from '@artesian/contract/language/view';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { hasMoreWellsThan } from './has-more-wells-than.ts';

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
 * `MAP_TILES_ABOVE`, and vector tiles beyond.
 */
export const answerMapSources = answer(mapSources, async ({ user, request, reply }, context) => {
  const { cachedAnswers, config, database, dependencies } = context;
  const audiences = audiencesOf(user?.roles);
  return cachedAnswers.send(request, reply, {
    key: `map-sources for ${audiences.join()}`,
    tables: ['map_sources', 'map_layers', 'imports', ...dependencies.tablesOf(relationOf(mapWells))],
    shared: !user,
    build: async () => {
      const asTiles = await hasMoreWellsThan(database.pool, config.MAP_TILES_ABOVE);
      return JSON.stringify({ data: await findSources(database.pool, audiences, asTiles) });
    },
  });
});

/** Shapes that an import replaced are kept for undoing it; they are not for the map. */
export const isCurrent = "not exists (select from imports where mapping ->> 'shelf' = map_sources.source_id)";

async function findSources(pool: Pool, audiences: Audience[], asTiles: boolean): Promise<MapSource[]> {
  const { rows } = await pool.query<SourceRow>(
    `select source_id, kind, attribution, minzoom, maxzoom, promote_id from map_sources
     where ${isCurrent} and api.is_shown_to(source_id, $1) order by source_id`,
    [audiences],
  );
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

/** Six decimals are some ten centimeters. `$2` names the properties that are left out, `$3` the audiences of whoever asks. */
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
  where source_id = $1 and kind = 'shapes' and ${isCurrent} and api.is_shown_to(source_id, $3)`;

/** What any layer of the source keeps for staff: a field that one layer hides is not to be read in another. */
const readStaffOnlyFields = `
  select distinct field from map_layers, unnest(admin_only_fields) field where source_id = $1 order by field`;

/**
 * `GET /api/public-map/sources/{source}`: its shapes as GeoJSON, for anybody but staff without the fields that its layers keep
 * for staff. Refused with 404 when there is no such source of shapes for whoever asks.
 */
export const answerMapSourceFeatures = answer(
  mapSourceFeatures,
  async ({ params, user, request, reply }, { cachedAnswers, database }) => {
    const { source } = params;
    const audiences = audiencesOf(user?.roles);
    return cachedAnswers.send(request, reply, {
      key: `map-source ${source} for ${audiences.join()}`,
      tables: ['map_sources', 'map_features', 'map_layers', 'imports'],
      shared: !user,
      contentType: 'application/geo+json; charset=utf-8',
      build: () => findFeatures(database.pool, source, audiences),
    });
  },
);

async function findFeatures(pool: Pool, source: string, audiences: Audience[]): Promise<string> {
  const hidden = audiences.includes('Staff') ? [] : await findStaffOnlyFields(pool, source);
  const { rows } = await pool.query<{ collection: string }>(readFeatures, [source, hidden, audiences]);
  if (!rows[0]) throw notFound(`source '${source}' of shapes`);
  return rows[0].collection;
}

/** What any layer of a source keeps for staff. */
export async function findStaffOnlyFields(pool: Pool, source: string): Promise<string[]> {
  const { rows } = await pool.query<{ field: string }>(readStaffOnlyFields, [source]);
  return rows.map(({ field }) => field);
}

/** What the map calls a row of `map_sources`. */
export const titleOfSource = `coalesce((
  select title from map_layers
  where map_layers.source_id = map_sources.source_id and title is not null
  order by exclude_popup, draw_order, layer_id limit 1
), upper(left(source_id, 1)) || replace(substr(source_id, 2), '-', ' '))`;

/**
 * The sources of shapes that one of these audiences sees, each with what the map calls the first of its layers that is more than a
 * decoration; where nobody has called it anything, with its id as words.
 */
export async function findShapeSources(pool: Pool, audiences: readonly Audience[]) {
  const { rows } = await pool.query<{ source_id: string; title: string }>(
    `select source_id, ${titleOfSource} as title
     from map_sources
     where kind = 'shapes' and ${isCurrent} and api.is_shown_to(source_id, $1)
     order by source_id`,
    [audiences],
  );
  return rows;
}
