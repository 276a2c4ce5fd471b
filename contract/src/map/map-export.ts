import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { layerQuery } from './layer-choices.ts';
import { defaultFilters, filterQuery, type WellFilters } from './well-filters.ts';

/** Kinds of files that wells are exported as, in the order in which they are offered. */
export const exportFormats = {
  shapefile: { extension: 'zip', label: 'Shapefile', mediaType: 'application/zip' },
  geopackage: { extension: 'gpkg', label: 'GeoPackage', mediaType: 'application/geopackage+sqlite3' },
  geojson: { extension: 'geojson', label: 'GeoJSON', mediaType: 'application/geo+json; charset=utf-8' },
  kml: { extension: 'kml', label: 'KML', mediaType: 'application/vnd.google-earth.kml+xml; charset=utf-8' },
  csv: { extension: 'csv', label: 'CSV', mediaType: 'text/csv; charset=utf-8; header=present' },
} as const;
export type ExportFormat = keyof typeof exportFormats;
export const exportFormatNames = Object.keys(exportFormats) as ExportFormat[];

/** More wells than this are not written into one file. */
export const mostExportedWells = 250_000;

/** A large file waits for its turn and is then made as a whole. */
const patienceMs = 60_000;

/**
 * The wells that the map's filters and its layers of wells leave, as a file whose name says so. The query is that of the map's
 * own address; layers of anything else than wells may stand in it and change nothing. Staff receive the columns that only they may read.
 * Not in the specification: the path is ours.
 */
export const mapWellsFile = endpoint({
  method: 'GET',
  path: '/api/public-map/wells/{format}',
  access: 'open',
  summary: 'The filtered wells of the map as a file',
  params: z.object({
    format: z.enum(exportFormatNames, { error: `Wells come as ${exportFormatNames.join(', ')}.` }),
  }),
  query: filterQuery.extend(layerQuery.shape),
  answer: z.unknown(),
  patienceMs,
  isExport: true,
});

/** What the map's 'Download Shapefiles' offers (spec 1 §2.5). */
export const activeWellsShapefile = endpoint({
  method: 'GET',
  path: '/api/public-map/shapefile/active-wells',
  access: 'open',
  summary: 'The active wells of the district as a shapefile in a zip',
  answer: z.unknown(),
  patienceMs,
  isExport: true,
});

/** The wells of `activeWellsShapefile`. */
export const activeWells: WellFilters = { ...defaultFilters, flags: ['is_active', 'in_district'] };

/** What every printed or exported map says of itself. */
export const disclaimerLine = (districtName: string): string =>
  t(
    'The {district} shows locations and details for information only. They are approximate, may be incomplete or out of date, and are not a survey or a legal document.',
    { district: districtName },
  );

/** `barton-springs-wells_is-active_2026-03-01`: subject, filters and day as a file name without its ending. */
export function exportFileName(subject: string, words: readonly string[], day: string): string {
  const filters = words.length > 0 ? words.join('-') : 'all';
  return [subject, filters, day].map((part) => slugOf(part).slice(0, 80).replace(/-$/, '')).join('_');
}

const slugOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
