import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

const style = z.record(z.string(), z.unknown());

/** One line of a layer's legend: how the features that `filter` (a MapLibre expression) describes are drawn. */
const legendEntry = z.object({
  label: z.string(),
  shape: z.enum(['circle', 'square', 'triangle', 'star', 'line', 'area']),
  color: z.string(),
  outline: z.string(),
  /** Dashes and gaps of a line or an outline, in widths of the line; without them it is unbroken. */
  dash: z.array(z.number()).optional(),
  filter: z.array(z.unknown()).nullable(),
});
export type LegendEntry = z.output<typeof legendEntry>;

/** A layer as data (spec 1 §3 'Map layer definition'); `paint` and `layout` are MapLibre's. */
export const mapLayer = z
  .object({
    id: z.string(),
    type: z.enum(['fill', 'line', 'circle', 'symbol']),
    source: z.string(),
    paint: style,
    layout: style,
    /** MapLibre's filter: which features of the source the layer draws; all of them without one. */
    filter: z.array(z.unknown()).optional(),
    minzoom: z.number().optional(),
    maxzoom: z.number().optional(),
    /** What the layers panel and legend call it. */
    title: z.string().optional(),
    legend: z.array(legendEntry).optional(),
    drawOrder: z.int().nullable(),
    legendOrder: z.int().nullable(),
    /** Heading in the legend, one entry for all layers that share it. */
    legendGroup: z.string().nullable(),
    /** Heading in the layers panel. */
    layerGroup: z.string(),
    /** Layers that one 'Toggle Labels' button shows and hides. */
    labelGroup: z.string().nullable(),
    /** The property that All/True/False filters by, with the words for true and false. */
    booleanToggle: z.object({ property: z.string(), whenTrue: z.string(), whenFalse: z.string() }).nullable(),
    titleField: z.string().nullable(),
    excludeFields: z.array(z.string()),
    adminOnlyFields: z.array(z.string()),
    excludePopup: z.boolean(),
    excludeLayerCollapse: z.boolean(),
  })
  .meta({ id: 'MapLayer' });
export type MapLayer = z.output<typeof mapLayer>;

export const mapLayers = endpoint({
  method: 'GET',
  path: '/api/public-map/layers',
  access: 'open',
  summary: 'The layers of the map, in drawing order',
  answer: z.object({ data: z.array(mapLayer) }),
});
