import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';

/**
 * All of the open data at once: what the collections show to everybody, as files that are made each night and keep their addresses. Not in
 * the specification: the paths are ours.
 */

/** Each file by its name, in the order in which they are offered. */
export const openDataFiles = {
  'open-data.gpkg': {
    title: 'GeoPackage',
    description: t('Every collection as a layer of one file, with column descriptions; for QGIS, ArcGIS and GDAL.'),
    mediaType: 'application/geopackage+sqlite3',
  },
  'open-data-csv.zip': {
    title: 'CSV files in a zip',
    description: t('Every collection as a table, with locations as well-known text, and the data dictionary.'),
    mediaType: 'application/zip',
  },
  'data-dictionary.csv': {
    title: 'Data dictionary',
    description: t('Every column of the files and features: its label, unit, kind and meaning.'),
    mediaType: 'text/csv; charset=utf-8; header=present',
  },
} as const;
export type OpenDataFileName = keyof typeof openDataFiles;
export const openDataFileNames = Object.keys(openDataFiles) as [OpenDataFileName, ...OpenDataFileName[]];

const fileName = z.enum(openDataFileNames, {
  error: () => t('The files are {names}.', { names: openDataFileNames.join(', ') }),
});

const openDataFile = z
  .object({
    name: fileName,
    title: z.string(),
    description: z.string(),
    href: z.string(),
    type: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    made_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OpenDataFile' });
export type OpenDataFile = z.output<typeof openDataFile>;

const tag = 'open data';

export const listOpenDataFiles = endpoint({
  method: 'GET',
  path: '/ogc/files',
  access: 'open',
  summary: 'All open data as files: the latest, with their size and time of creation',
  answer: z.object({ files: z.array(openDataFile) }),
  tag,
});

export const fetchOpenDataFile = endpoint({
  method: 'GET',
  path: '/ogc/files/{file}',
  access: 'open',
  summary: 'One of these files',
  params: z.object({ file: fileName }),
  answer: z.unknown(),
  tag,
  // A large file is looked for in a store that may be far away.
  patienceMs: 30_000,
});

/** Answers when they are made, or after some seconds while they are being made. */
export const makeOpenDataFiles = endpoint({
  method: 'POST',
  path: '/api/open-data/files',
  access: 'staff',
  summary: 'Create the open data files now',
  answer: noAnswer,
  status: 204,
  tag,
});

export const openDataFileCalls = { listOpenDataFiles, fetchOpenDataFile, makeOpenDataFiles };
