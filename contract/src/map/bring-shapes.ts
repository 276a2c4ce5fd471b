import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { audiences } from './audiences.ts';

/** A zip with a shapefile, or GeoJSON. */
export const shapeFileEndings = ['.geojson', '.json', '.zip'];
export const MOST_BYTES_OF_SHAPES = 50_000_000;

/** Layers that mean something to the server, and what they are called where the map has none yet. */
export const knownLayers = [
  { layer: 'district-boundary', title: 'District Boundary' },
  { layer: 'management-zones', title: 'Management Zones' },
  { layer: 'county-boundaries', title: 'County Boundaries' },
] as const;

const said = (most: number) => z.string().trim().min(1).max(most).optional();
const counted = z.array(z.object({ words: z.string(), count: z.int() }));

/** Not in the specification: the path is ours. */
export const bringShapes = endpoint({
  method: 'POST',
  path: '/api/map-layers/{layer}/shapes',
  access: 'staff',
  summary: 'Replace a layer’s shapes with those of a file, create the layer, or preview the result',
  params: z.object({ layer: z.string().max(80) }),
  upload: { mostBytes: MOST_BYTES_OF_SHAPES, mostFiles: 1, mediaTypes: [] },
  body: z.object({
    /** `true` where nothing is to be kept. */
    rehearsed: z.enum(['true', 'false']).default('false'),
    title: said(80),
    attribution: said(300),
    audience: z.enum(audiences).optional(),
    /** The column that says what each shape is called. */
    name: said(200),
  }),
  answer: z.object({
    /** Null where nothing was kept. */
    import_ndx: z.int().nullable(),
    layer: z.string(),
    /** How many shapes the layer had before; null for a new one. */
    replaced: z.int().nullable(),
    /** What the coordinates were in. */
    system: z.string(),
    added: z.int(),
    refused: counted,
    /** Added, but something was done to them. */
    mended: counted,
    /** What to look at on the map. */
    remarks: z.array(z.string()),
    /** Columns that may say what each shape is called, where nothing does. */
    names: z.array(z.string()),
  }),
  patienceMs: 60_000,
});
export type BroughtShapes = z.output<(typeof bringShapes)['answer']>;

/** Not in the specification: the path is ours. */
export const undoShapes = endpoint({
  method: 'DELETE',
  path: '/api/map-layers/imports/{import_ndx}',
  access: 'staff',
  summary: 'Restore the shapes that an import replaced, or remove the layer it created',
  params: z.object({ import_ndx: recordNumber }),
  answer: noAnswer,
  patienceMs: 60_000,
});
