import { mapWells, staffOnlyWellColumns } from '@artesian/contract/map/map-wells';
import { openWaterLevel, openWaterQuality } from '@artesian/contract/open-data/properties';
import type { Pool } from 'pg';
import type { z } from 'zod';
import { audiencesOf } from '@artesian/contract/map/audiences';
import { findShapeSources, findStaffOnlyFields } from '../map/sources.ts';
import { notFound } from '../platform/problems.ts';
import { describeColumns, type DownloadedColumn } from '../query/columns.ts';

/** A collection of features as SQL reads it. Its names come from this repository, never from a request. */
export interface FeatureCollection {
  id: string;
  title: string;
  description: string;
  /** What `geom` and all columns are read from; `$1` is its first value, if it has values. */
  from: string;
  values: readonly unknown[];
  /** The tables and views whose change makes what is kept of it stale. */
  reads: readonly string[];
  /** The columns that tell one feature from another, in the order of the pages, each with its type. */
  key: readonly (readonly [column: string, type: 'integer' | 'bigint' | 'date'])[];
  /** The properties of a feature, as one JSON object. */
  properties: string;
  /** The same as they are declared, each a column of `from`; undefined where each feature has properties of its own. */
  columns?: readonly DownloadedColumn[];
  /**
   * Where a feature has a time (`begins_at` and `ends_at`): the first and the last moment of all, as they are found soonest, in what they are
   * found soonest in where that is not the collection.
   */
  times?: { first: string; last: string; from?: string };
  /** Whether a feature belongs to a well: `well_id`. */
  hasWell: boolean;
  /** Whether the features that match are counted. */
  isCounted: boolean;
}

const declared = (row: z.ZodObject, names = Object.keys(row.shape)) => ({
  properties: `json_build_object(${names.map((name) => `'${name}', ${name}`).join(', ')})`,
  columns: describeColumns({ row }, names),
});

const isStaffOnly = (column: string) => (staffOnlyWellColumns as readonly string[]).includes(column);
const wellProperties = Object.keys(mapWells.row.shape).filter(
  (column) => column !== 'location_geometry' && !isStaffOnly(column),
);

export const wells: FeatureCollection = {
  id: 'wells',
  title: 'Wells',
  description: 'Every published well, as the public map shows it.',
  from: 'api.open_wells',
  values: [],
  reads: ['api.open_wells'],
  key: [['well_ndx', 'integer']],
  ...declared(mapWells.row, wellProperties),
  hasWell: true,
  isCounted: true,
};

const waterLevels: FeatureCollection = {
  id: 'water-levels',
  title: 'Water levels',
  description: 'Depth to water by well and day, in feet below land surface; negative above it.',
  from: 'api.open_water_levels',
  values: [],
  reads: ['api.open_water_levels', 'api.open_wells'],
  key: [
    ['well_ndx', 'integer'],
    ['collect_day', 'date'],
  ],
  ...declared(openWaterLevel),
  times: {
    first: 'min(first_day)::timestamp at time zone district_time_zone()',
    last: `(max(last_day) + 1)::timestamp at time zone district_time_zone() - interval '1 millisecond'`,
    from: 'api.wells_with_open_water_levels',
  },
  hasWell: true,
  // By the million: counting them takes longer than reading a page.
  isCounted: false,
};

const waterQuality: FeatureCollection = {
  id: 'water-quality',
  title: 'Water quality',
  description: 'Sample results by sample and parameter. For non-detects, the value is the detection limit.',
  from: 'api.open_water_quality',
  values: [],
  reads: ['api.open_water_quality', 'api.open_wells'],
  key: [['result_ndx', 'integer']],
  ...declared(openWaterQuality),
  times: { first: 'min(begins_at)', last: 'max(ends_at)' },
  hasWell: true,
  isCounted: true,
};

const measured = [wells, waterLevels, waterQuality];
const visitors = audiencesOf(undefined);

/** What everybody may have: wells, what was measured at them, and the layers that the map shows to visitors. */
export async function findCollections(pool: Pool): Promise<FeatureCollection[]> {
  const sources = await findShapeSources(pool, visitors);
  const layers = sources.map(async ({ source_id, title }) => ({
    ...layer(source_id, title),
    values: [source_id, await findStaffOnlyFields(pool, source_id)],
  }));
  return [...measured, ...(await Promise.all(layers))];
}

/** Refused with 404 where everybody has no such collection. */
export async function findCollection(pool: Pool, id: string): Promise<FeatureCollection> {
  const found =
    measured.find((collection) => collection.id === id) ?? (await findCollections(pool)).find((one) => one.id === id);
  if (!found) throw notFound(`collection '${id}'`);
  return found;
}

const layer = (source: string, title: string): FeatureCollection => ({
  id: source,
  title,
  description: 'A layer of the district’s map.',
  from: '(select feature_ndx, geom, properties - $2::text[] as properties from public.map_features where source_id = $1) as shapes',
  values: [source],
  reads: ['map_sources', 'map_features', 'map_layers'],
  key: [['feature_ndx', 'bigint']],
  properties: 'properties',
  hasWell: false,
  isCounted: true,
});
