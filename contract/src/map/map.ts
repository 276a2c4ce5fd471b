import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { decimal, flag, optional, point, text } from '../language/fields.ts';
import { columnMeta, pick, readable } from '../language/rows.ts';
import { view } from '../language/view.ts';
import { permitFields } from '../permits/fields.ts';
import { wellFields, wellWords } from '../wells/fields.ts';

/** Columns of a map well that only staff receive (spec 1 §6). The server leaves them out of everybody else's answers. */
export const staffOnlyWellColumns = [
  'is_index_well',
  'aquifer_setting',
  'aquifer',
  'available_logs',
  'inspections_info',
  'enforcements_info',
  'driller_name',
  'directions_to_well',
] as const;
type StaffOnlyWellColumn = (typeof staffOnlyWellColumns)[number];

const files = (label: string) =>
  optional(text(label, 10_000, { meaning: `Published ${label.toLowerCase()} as name;address, with commas between.` }));

/** A well as the public map knows it (spec 1 §3 'Public map well'). The spelling `is_permited` is the contract's. */
export const mapWells = view({
  path: 'ui-map-wells',
  access: 'open',
  summary: 'Every published well with its place, for the map',
  row: {
    well_ndx: wellFields.well_ndx,
    location_geometry: point('Location'),
    well_id: wellFields.district_well_id,
    ...pick(wellFields, 'state_well_num', 'well_name'),
    owner_info: wellWords.owner_info,
    permits_info: optional(
      text('Permits', 400, { meaning: 'Permit numbers that cover the well now, with commas between.' }),
    ),
    well_address: wellWords.well_address,
    well_city: wellFields.city,
    ...pick(
      wellWords,
      'county',
      'driller_name',
      'well_class',
      'well_subclass',
      'well_status',
      'monitoring_status',
      'primary_use',
      'management_zone',
      'aquifer_completion',
      'aquifer_setting',
      'aquifer',
    ),
    ...pick(wellFields, 'drilled_date', 'well_depth_ft'),
    is_active: flag('Is Active', { meaning: 'Not inactive, capped, abandoned, plugged or only proposed.' }),
    in_district: wellFields.in_district,
    is_permited: wellWords.is_permited,
    is_monitoring: flag('Is Monitoring', { meaning: 'Has a monitoring status.' }),
    has_water_levels_data: flag('Has Water Levels Data', { meaning: 'Water levels were measured.' }),
    has_wq_data: flag('Was WQ Data', { meaning: 'Water was sampled.' }),
    has_production_data: wellWords.has_production_data,
    has_geo_log: wellFields.has_geo_log,
    is_index_well: flag('Is Index Well', { meaning: 'Stands for an area when drought is declared.' }),
    available_logs: optional(text('Available Logs', 400, { meaning: 'Kinds of logs, with commas between.' })),
    inspections_info: optional(text('Inspections', 400, { meaning: 'Inspections of the well.' })),
    enforcements_info: optional(text('Enforcements', 400, { meaning: 'Enforcement at the well.' })),
    ...pick(wellFields, 'directions_to_well', 'lat_dd', 'lon_dd'),
    attached_documents: files('Documents'),
    attached_photos: files('Photos'),
  },
  staffOnly: staffOnlyWellColumns,
});

export const mapWell = mapWells.row.meta({ id: 'MapWell' });
export type MapWell = z.output<typeof mapWell>;

/** One well for the popup, in particular when the wells arrive as tiles. Visitors get it without `staffOnlyWellColumns`. */
export const oneMapWell = endpoint({
  method: 'GET',
  path: '/api/ui-map-wells/{well_ndx}',
  access: 'open',
  summary: 'One published well, for the map',
  params: z.object({ well_ndx: z.coerce.number().int().positive() }),
  answer: mapWell.partial(
    Object.fromEntries(staffOnlyWellColumns.map((column) => [column, true])) as Record<StaffOnlyWellColumn, true>,
  ),
});

/** The same by the id that people know: the district's, or the state well number with or without hyphens. Not in the specification: the path is ours. */
export const oneNamedWell = endpoint({
  method: 'GET',
  path: '/api/wells/{id}',
  access: 'open',
  summary: 'One published well by its District Well Id or State Well Number',
  params: z.object({ id: z.string().trim().min(1).max(40) }),
  answer: oneMapWell.answer,
});

/** What was measured at a published well, a line each: reported production by month and depth to water by day. */
export const wellMeasurements = endpoint({
  method: 'GET',
  path: '/api/wells/{id}/measurements',
  access: 'open',
  summary: 'Production and water levels of one published well as CSV',
  params: oneNamedWell.params,
  answer: z.unknown(),
});

const filterItem = z.object({ value: z.string(), display: z.string(), color: z.string() });
export type FilterItem = z.output<typeof filterItem>;

function category<const C extends keyof MapWell>(column: C) {
  return { column, label: columnMeta(mapWell, column).label };
}

/** The seven categories that a well can be filtered and colored by, with the column of `mapWell` that each one reads. */
export const categories = {
  wellClass: category('well_class'),
  wellSubclass: category('well_subclass'),
  monitoringStatus: category('monitoring_status'),
  primaryUse: category('primary_use'),
  managementZone: category('management_zone'),
  aquiferCompletion: category('aquifer_completion'),
  aquiferSetting: category('aquifer_setting'),
} as const;
export type Category = keyof typeof categories;

const filterLists = z.object(
  Object.fromEntries(Object.keys(categories).map((name) => [name, z.array(filterItem)])) as Record<
    Category,
    z.ZodArray<typeof filterItem>
  >,
);
export type FilterLists = z.output<typeof filterLists>;

export const mapFilters = endpoint({
  method: 'GET',
  path: '/api/public-map/filters',
  access: 'open',
  summary: 'The values that wells can be filtered and coloured by',
  answer: z.object({ data: filterLists }),
});

const style = z.record(z.string(), z.unknown());

/** One line of a layer's legend: how the features that `filter` (a MapLibre expression) describes are drawn. */
const legendEntry = z.object({
  label: z.string(),
  shape: z.enum(['circle', 'square', 'triangle', 'star', 'line', 'area']),
  color: z.string(),
  outline: z.string(),
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

/** Where a layer's shapes come from. The wells are GeoJSON up to `wellsAsTilesAbove`, vector tiles beyond. */
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

/** Up to this many wells the browser holds them all; above, they arrive as tiles (measured, see docs/decisions). */
export const wellsAsTilesAbove = 8_000;

export const mapSources = endpoint({
  method: 'GET',
  path: '/api/public-map/sources',
  access: 'open',
  summary: 'Where the layers of the map come from',
  answer: z.object({ data: z.array(mapSource) }),
});

/** Shapes of the district's layers, in the order of their drawing. Not in the specification: the path is ours. */
export const mapSourceFeatures = endpoint({
  method: 'GET',
  path: '/api/public-map/sources/{source}',
  access: 'open',
  summary: 'The shapes of one source as GeoJSON',
  params: z.object({
    source: z.string().regex(/^[a-z0-9-]{1,60}$/, 'A source is named in small letters, digits and hyphens.'),
  }),
  answer: z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(z.looseObject({ type: z.literal('Feature') })),
  }),
});

/** Tiles are asked for up to this zoom; the map enlarges them beyond. */
export const deepestTileZoom = 14;

const tileNumber = z.coerce.number({ error: 'A tile is named by whole numbers.' }).int().min(0);

/**
 * Wells as vector tiles, one layer `wells`. Features are named by `well_ndx` (id and property) and carry the categories and
 * flags of `mapWell`; from zoom `labelledFromZoom` also `well_id` and `well_name`; `count` where one stands for several, and
 * `unlabelled` where there is no room for its number. `aquifer_setting` is in the tiles of staff alone. Answers 204 where there is no well.
 */
export const mapTile = endpoint({
  method: 'GET',
  path: '/api/public-map/tiles/{z}/{x}/{y}',
  access: 'open',
  summary: 'Wells as Mapbox vector tiles',
  params: z
    .object({
      z: tileNumber.max(deepestTileZoom, `Tiles end at zoom ${deepestTileZoom}.`),
      x: tileNumber,
      y: tileNumber,
    })
    .refine(({ z: zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom, { error: 'There is no such tile.' }),
  answer: z.unknown(),
});

/** From this zoom wells are labelled (spec 1 §9). */
export const labelledFromZoom = 12;

const coordinate = (limit: number) =>
  z.coerce.number({ error: 'Invalid coordinate' }).min(-limit, 'Invalid coordinate').max(limit, 'Invalid coordinate');

/** A radius search may not reach further than this. */
export const farthestSearchFt = 528_000;

/** `Distance` is three times the distance in feet, so that the page's `Distance / 3` reads feet (the page divides, by contract). */
export const adjacentWell = mapWell
  .pick({
    well_id: true,
    well_ndx: true,
    well_name: true,
    well_status: true,
    well_class: true,
    well_subclass: true,
    management_zone: true,
    primary_use: true,
    owner_info: true,
    permits_info: true,
    drilled_date: true,
    well_depth_ft: true,
    well_address: true,
    attached_documents: true,
    attached_photos: true,
    lat_dd: true,
    lon_dd: true,
  })
  .extend(
    readable({
      Distance: decimal('Three Times the Distance', 'ft'),
      distance_ft: decimal('Distance', 'ft', { decimals: 2 }),
      aquifer_group: permitFields.aquifer_group_name,
      tx_grid: wellFields.tx_grid,
    }),
  )
  .meta({ id: 'AdjacentWell' });

export const adjacentWells = endpoint({
  method: 'GET',
  path: '/api/adjacent-wells/{lat}/{lon}/{distance}',
  access: 'open',
  summary: 'Wells within a distance in feet of a place, nearest first',
  params: z.object({
    lat: coordinate(90),
    lon: coordinate(180),
    distance: z.coerce
      .number({ error: 'Enter a distance in feet.' })
      .positive('The distance must be more than 0 feet.')
      .max(farthestSearchFt, `The distance can be at most ${farthestSearchFt} feet.`),
  }),
  answer: z.array(adjacentWell),
});
