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

/** What a source can be called. */
export const sourceName = /^[a-z0-9-]{1,60}$/;
const source = z.string().regex(sourceName, 'A source name uses lowercase letters, digits and hyphens.');

/** Shapes of the district's layers, in the order of their drawing. Not in the specification: the path is ours. */
export const mapSourceFeatures = endpoint({
  method: 'GET',
  path: '/api/public-map/sources/{source}',
  access: 'open',
  summary: 'The shapes of one source as GeoJSON',
  params: z.object({ source }),
  answer: z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.looseObject({ type: z.literal('Feature') })),
  }),
});

/** One polygon of a layer with its name, by which wells can be filtered. Not in the specification: the path is ours. */
export const mapShape = endpoint({
  method: 'GET',
  path: '/api/public-map/sources/{source}/{shape}',
  access: 'open',
  summary: 'One polygon of a source as GeoJSON',
  params: z.object({ source, shape: z.coerce.number({ error: 'A shape is named by a whole number.' }).int().min(1) }),
  answer: z.object({
    type: z.literal('Feature'),
    id: z.int(),
    properties: z.object({ name: z.string() }),
    geometry: z.discriminatedUnion('type', [
      z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(z.array(z.number()))) }),
      z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(z.array(z.array(z.number())))) }),
    ]),
  }),
});
export type MapShape = z.output<typeof mapShape.answer>;
