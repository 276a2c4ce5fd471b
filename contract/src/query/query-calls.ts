import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { workbookType } from '../language/workbook.ts';
import { recordsOfFocus, type FocusEndpoint } from './query-and-download.ts';

const endpoints = Object.keys(recordsOfFocus) as [FocusEndpoint, ...FocusEndpoint[]];
const params = z.object({
  endpoint: z.enum(endpoints, { error: `Data are available for ${endpoints.join(', ')}.` }),
});

/** Records that are picked one by one, or left out so; more of them do not fit into one question. */
export const mostPicked = 100_000;

const several = z
  .array(z.union([z.int(), z.string().max(200)]))
  .max(mostPicked, `Give at most ${mostPicked.toLocaleString('en-US')} values.`);

/**
 * What rows are wanted, by the columns of the focus: its key with the records that are picked (`{ well_ndx: [1, 2] }`), and, not in the
 * specification, its filters: a flag with yes or no, a list with the words that will do, in which '' stands for what is not set. `without`
 * names records by their key that are left out.
 */
export const selection = z
  .record(z.string().max(60), z.union([z.boolean(), several], { error: 'Give yes, no or a list of values.' }))
  .meta({ id: 'QuerySelection' });
export type Selection = z.output<typeof selection>;

const columnNames = z.array(z.string().max(80)).max(100).default([]);
/** What a file holds: `conditions` as the selection of a count or as the keys of the picked records alone. */
const wanted = z
  .object({
    conditions: z.union([selection, z.array(z.int()).max(mostPicked)]).default({}),
    excludeFields: columnNames,
    excludePatterns: columnNames,
  })
  .meta({ id: 'QueryWanted' });

/** A large file begins when its turn comes. */
const patienceMs = 60_000;

export const countData = endpoint({
  method: 'POST',
  path: '/api/query-and-download/count-data/{endpoint}',
  access: 'signed-in',
  summary: 'Number of rows in a selection',
  params,
  body: selection,
  answer: z.object({ count: z.int() }),
  effect: false,
  patienceMs,
});

export const fetchDataCsv = endpoint({
  method: 'POST',
  path: '/api/query-and-download/fetch-data-csv/{endpoint}',
  access: 'signed-in',
  summary: 'The rows of a selection as CSV, without the columns that are excluded',
  params,
  body: wanted,
  answer: z.unknown(),
  file: 'text/csv',
  effect: false,
  patienceMs,
  isExport: true,
});

/** What else rows are downloaded as, in the order in which it is offered. */
export const queryFormats = {
  xlsx: { extension: 'xlsx', label: 'Excel workbook (XLSX)', mediaType: workbookType, mostRows: 1_000_000 },
  geojson: {
    extension: 'geojson',
    label: 'GeoJSON',
    mediaType: 'application/geo+json; charset=utf-8',
    mostRows: Infinity,
  },
  geopackage: {
    extension: 'gpkg',
    label: 'GeoPackage',
    mediaType: 'application/geopackage+sqlite3',
    mostRows: 100_000,
  },
  dictionary: {
    extension: 'csv',
    label: 'Data dictionary (CSV)',
    mediaType: 'text/csv; charset=utf-8; header=present',
    mostRows: Infinity,
  },
} as const;
export type QueryFormat = keyof typeof queryFormats;
export const queryFormatNames = Object.keys(queryFormats) as [QueryFormat, ...QueryFormat[]];

/** Not in the specification: the path is ours. GeoJSON and GeoPackage are of what has a place. */
export const fetchDataFile = endpoint({
  method: 'POST',
  path: '/api/query-and-download/fetch-data-file/{endpoint}/{format}',
  access: 'signed-in',
  summary: 'The rows of a selection as a workbook or map file, or their data dictionary',
  params: params.extend({
    format: z.enum(queryFormatNames, { error: `Data are available as ${queryFormatNames.join(', ')}.` }),
  }),
  body: wanted,
  answer: z.unknown(),
  effect: false,
  patienceMs,
  isExport: true,
});
