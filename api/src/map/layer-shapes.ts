import { t } from '@artesian/domain/texts/translate';
import { audiencesOf, type Audience } from '@artesian/contract/map/audiences';
import { groundOf } from '@artesian/contract/map/ground';
import { mapShape, type MapShape } from '@artesian/contract/map/sources';
import {
  isLayerShape,
  shapesOf,
  type KnownShape,
  type LayerShape,
  type WellArea,
} from '@artesian/contract/map/well-area';
import type { WellFilters } from '@artesian/contract/map/well-filters';
import type { Pool } from 'pg';
import { ByteCache } from '../platform/answers/byte-cache.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Context } from '../platform/context.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { findStaffOnlyFields, isCurrent, titleOfSource } from './sources.ts';

/** Whose change may change a shape, its name, or who sees it. */
export const tablesOfShapes = ['map_sources', 'map_features', 'map_layers', 'imports'];

/**
 * A polygon as the audiences `$3` see it, to the decimals that its source has on the map. It is called what its popup says, or like its
 * source where that is among the fields `$4`, which are kept for staff.
 */
const readShape = `
  select json_build_object(
    'type', 'Feature',
    'id', feature_ndx,
    'properties', json_build_object('name', coalesce(nullif(trim((properties - $4::text[]) ->> coalesce((
      select title_field from map_layers
      where map_layers.source_id = map_sources.source_id and title_field is not null and not exclude_popup
      order by draw_order, layer_id limit 1
    ), 'name')), ''), ${titleOfSource})),
    'geometry', st_asgeojson(geom, 6)::json
  )::text as shape
  from map_features join map_sources using (source_id)
  where source_id = $1 and feature_ndx = $2 and kind = 'shapes'
    and geometrytype(geom) in ('POLYGON', 'MULTIPOLYGON')
    and ${isCurrent} and api.is_shown_to(source_id, $3)`;

/** `GET /api/public-map/sources/{source}/{shape}`: 404 also where it is not for whoever asks. */
export const answerMapShape = answer(
  mapShape,
  async ({ params: { source, shape }, user, request, reply }, { cachedAnswers, database }) => {
    const audiences = audiencesOf(user?.roles);
    return cachedAnswers.send(request, reply, {
      key: `map-shape ${source} ${shape} for ${audiences.join()}`,
      tables: tablesOfShapes,
      shared: !user,
      contentType: 'application/geo+json; charset=utf-8',
      build: async () => {
        const found = await findShape(database.pool, { source, shape }, audiences);
        if (found === undefined) throw notFound(`shape ${shape} of '${source}'`);
        return found;
      },
    });
  },
);

type Named = Pick<LayerShape, 'source' | 'shape'>;

async function findShape(pool: Pool, { source, shape }: Named, audiences: Audience[]): Promise<string | undefined> {
  const hidden = audiences.includes('Staff') ? [] : await findStaffOnlyFields(pool, source);
  const { rows } = await pool.query<{ shape: string }>(readShape, [source, shape, audiences, hidden]);
  return rows[0]?.shape;
}

export interface FoundArea {
  /** Without the shapes that are missing. */
  area: WellArea;
  /** Shapes that are gone, or not for these audiences. */
  missing: readonly LayerShape[];
  /** Changes whenever a shape may have changed; empty for an area without shapes of layers. */
  version: string;
}

/** An area with the ground of the shapes of layers that it names, as audiences may see them. */
export async function findArea(context: Context, area: WellArea, audiences: Audience[]): Promise<FoundArea> {
  const named = shapesOf(area);
  if (named.length === 0) return { area, missing: [], version: '' };
  const version = await context.cachedAnswers.version(tablesOfShapes);
  const found = new Map(
    await Promise.all(
      named.map(async (shape) => [shape, await findKnown(context, shape, audiences, version)] as const),
    ),
  );
  return {
    area: area.flatMap((part): WellArea => {
      if (!isLayerShape(part)) return [part];
      const known = found.get(part);
      return known ? [{ ...part, known }] : [];
    }),
    missing: named.filter((shape) => !found.get(shape)),
    version,
  };
}

/** The same of an area that somebody asks for. Refused with 400 where a shape is gone, or not for these audiences. */
export async function locateArea(context: Context, area: WellArea, audiences: Audience[]): Promise<FoundArea> {
  const found = await findArea(context, area, audiences);
  const [missing] = found.missing;
  if (missing) {
    const { source, shape } = missing;
    throw invalid('area', t('Layer {source} has no shape {shape}.', { source, shape: String(shape) }));
  }
  return found;
}

/** Filters with the ground of their area. Refused like `locateArea`. */
export async function locateFilters(
  context: Context,
  filters: WellFilters,
  audiences: Audience[],
): Promise<WellFilters> {
  const { area } = await locateArea(context, filters.area, audiences);
  return { ...filters, area };
}

const LIMIT_BYTES = 32 * 1024 * 1024;

interface KeptShapes {
  known: ByteCache<KnownShape>;
  /** A view of the map asks for the same shape many times at once. */
  coming: Map<string, Promise<KnownShape | undefined>>;
}
const kept = new WeakMap<Context, KeptShapes>();

async function findKnown(context: Context, named: Named, audiences: Audience[], version: string) {
  const { known, coming } = kept.get(context) ?? { known: new ByteCache(LIMIT_BYTES), coming: new Map() };
  kept.set(context, { known, coming });
  const name = `${named.source},${named.shape} for ${audiences.join()} ${version}`;
  const found = known.get(name);
  if (found) return found;
  const reading = coming.get(name) ?? readKnown(context.database.pool, named, audiences);
  coming.set(name, reading);
  try {
    const read = await reading;
    if (read) known.set(name, read, read.ground.edges.byteLength + read.ground.begins.byteLength);
    return read;
  } finally {
    coming.delete(name);
  }
}

async function readKnown(pool: Pool, named: Named, audiences: Audience[]): Promise<KnownShape | undefined> {
  const text = await findShape(pool, named, audiences);
  if (text === undefined) return undefined;
  const { properties, geometry } = JSON.parse(text) as MapShape;
  return { name: properties.name, ground: groundOf(geometry) };
}
