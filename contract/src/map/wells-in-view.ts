import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { layerQuery } from './layer-choices.ts';
import { mapWell } from './map-wells.ts';
import { categories, type Category } from './well-categories.ts';
import { categoryNames, filterQuery } from './well-filters.ts';

/** So many wells of the list are answered at once. */
export const listedAtOnce = 100;

/** What the list of wells can be sorted by. */
export const listOrders = [
  'well_id',
  'well_name',
  'well_status',
  ...Object.values(categories).map(({ column }) => column),
] as const;
export type ListOrder = (typeof listOrders)[number];

export const isListOrder = (column: string): column is ListOrder => (listOrders as readonly string[]).includes(column);

/** Of the wells in view how many there are, by the value of a category and by the line of a legend that describes them. */
export const wellCounts = z.object({
  inView: z.int(),
  /** By the value of the category that colors them, '' for none; null where no layer shows colors. */
  byValue: z.record(z.string(), z.int()).nullable(),
  /** By the id of a layer: how many each line of its legend describes. */
  byLine: z.record(z.string(), z.array(z.int())),
});
export type WellCounts = z.output<typeof wellCounts>;

const degrees = (limit: number) =>
  z.coerce
    .number({ error: t('Invalid coordinate') })
    .min(-limit)
    .max(limit);

/** A well as the list shows it; `aquifer_setting` for staff alone. */
const wellOfList = mapWell
  .pick({
    well_ndx: true,
    well_id: true,
    well_name: true,
    owner_info: true,
    well_status: true,
    well_class: true,
    well_subclass: true,
    monitoring_status: true,
    primary_use: true,
    management_zone: true,
    aquifer_completion: true,
    aquifer_setting: true,
    aquifer_name: true,
    level_class: true,
    has_water_levels_data: true,
    lat_dd: true,
    lon_dd: true,
  })
  .partial({ aquifer_setting: true })
  .meta({ id: 'WellOfList' });
export type WellOfList = z.output<typeof wellOfList>;
export const wellOfListColumns = Object.keys(wellOfList.shape);

/** Bounds, and the filters and layers of the map's own address. */
export const viewQuery = filterQuery.extend(layerQuery.shape).extend({
  west: degrees(180).default(-180),
  south: degrees(90).default(-90),
  east: degrees(180).default(180),
  north: degrees(90).default(90),
  /** Layers that are not drawn at this zoom do not count. Without one, layers of any zoom do. */
  zoom: z.coerce.number().min(0).max(24).optional(),
});
export type ViewQuery = z.output<typeof viewQuery>;

/**
 * The wells within bounds that filters and layers leave: how many, and a part of their list. For maps whose wells come as tiles,
 * and as fresh as the tiles are. The query is that of the map's own address beside the bounds. Not in the specification: the path is ours.
 */
export const wellsInView = endpoint({
  method: 'GET',
  path: '/api/public-map/wells-in-view',
  access: 'open',
  summary: 'Count and list of wells in an area of the map',
  query: viewQuery.extend({
    /** The category that colors the wells. */
    by: z.enum(categoryNames as [Category, ...Category[]]).default('aquiferCompletion'),
    sort: z.enum(listOrders).default('well_id'),
    order: z.enum(['up', 'down']).default('up'),
    /** How many of the list come before. */
    from: z.coerce.number().int().min(0).max(10_000_000).default(0),
  }),
  answer: z.object({ data: z.object({ counts: wellCounts, wells: z.array(wellOfList) }) }),
});
