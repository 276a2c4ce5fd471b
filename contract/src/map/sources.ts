import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** Where a layer's shapes come from. The wells are GeoJSON up to the setting `MAP_TILES_ABOVE`, vector tiles beyond. */
export const mapSource = z
  .object({
    id: z.string(),
    type: z.enum(['geojson', 'vector']),
    /** GeoJSON: an address that answers a FeatureCollection; of the source `wells`, the rows of `mapWells`. */
    data: z.string().optional(),
    /** Vector tiles: addresses with {z}, {x} and {y}. */
    tiles: z.array(z.string()).optional(),
    /** The name of the layer inside each tile. */
    sourceLayer: z.string().optional(),
    minzoom: z.int().optional(),
    maxzoom: z.int().optional(),
    promoteId: z.string().optional(),
    attribution: z.string().optional(),
  })
  .meta({ id: 'MapSource' });
export type MapSource = z.output<typeof mapSource>;

/** The source that the server knows as the boundary of the district. */
export const districtBoundary = 'district-boundary';

/** Up to this many wells, if the district sets no other limit, the browser holds them all; above, they arrive as tiles (measured, see docs/decisions). */
export const wellsAsTilesAbove = 8_000;

export const mapSources = endpoint({
  method: 'GET',
  path: '/api/public-map/sources',
  access: 'open',
  summary: 'Sources of the map layers',
  answer: z.object({ data: z.array(mapSource) }),
});

/** Shapes of the district's layers, in the order of their drawing. Not in the specification: the path is ours. */
export const mapSourceFeatures = endpoint({
  method: 'GET',
  path: '/api/public-map/sources/{source}',
  access: 'open',
  summary: 'The shapes of one source as GeoJSON',
  params: z.object({
    source: z.string().regex(/^[a-z0-9-]{1,60}$/, 'A source name uses lowercase letters, digits and hyphens.'),
  }),
  answer: z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.looseObject({ type: z.literal('Feature') })),
  }),
});
