import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { mapping, mode, name } from './mapping.ts';
import { group, run } from './runs.ts';

export const MOST_BYTES_OF_IMPORT = 50_000_000;
export const MOST_ROWS_OF_IMPORT = 200_000;
export const importFileEndings = ['.csv', '.tsv', '.txt', '.xlsx'];
export const importArchiveEndings = ['.zip'];
/** A county has some hundred thousand addresses; they are read line by line. */
export const MOST_BYTES_OF_ADDRESSES = 200_000_000;
export const addressFileEndings = ['.csv', '.tsv', '.txt', '.geojson', '.json', '.zip'];

const moment = z.iso.datetime({ offset: true });

const column = z.object({
  heading: z.string(),
  /** Five of its values. */
  samples: z.array(z.string()),
  /** How many rows say something in it. */
  filled: z.int(),
  /** It says something else in every row, as ids do, and no field takes it. */
  isLikelyKey: z.boolean(),
});
export type ImportColumn = z.output<typeof column>;

/** How a table with a line of headings is understood, whatever its rows become. */
export const understoodTable = z.object({
  rows: z.int(),
  /** Of a workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  columns: z.array(column),
  /** As far as somebody said it. */
  mapping,
  /** The heading that each field takes, told or guessed. */
  taken: z.record(z.string(), z.string()),
  /** Where several headings look like a field, and none of them is taken. */
  unclear: z.array(z.object({ field: z.string(), headings: z.array(z.string()) })),
  /** What keeps it from being brought in, in words. */
  problem: z.string().nullable(),
  /** Words not in the lists, by field, with how many rows say them; `more` of them are not named. */
  lacking: z.array(z.object({ field: z.string(), words: z.array(group), more: z.boolean() })),
  /** The words that the list of each lacking field has. */
  lists: z.record(z.string(), z.array(z.string())),
});
export type UnderstoodTable = z.output<typeof understoodTable>;

const file = understoodTable.extend({
  import_file_ndx: z.int(),
  register: name,
  file_name: z.string(),
  mode,
  /** A column of it names people, who may be no contacts yet. */
  names_people: z.boolean(),
  /** The import of a file with the same headings whose mapping this one began with. */
  remembered: z.object({ import_ndx: z.int(), at: moment }).nullable(),
  preview: run.nullable(),
  /** Once it was brought in. */
  import_ndx: z.int().nullable(),
});
export type ImportFile = z.output<typeof file>;

const byFile = z.object({ import_file_ndx: recordNumber });

/** Not in the specification: these paths are ours. */
export const uploadImportFile = endpoint({
  method: 'POST',
  path: '/api/import-files',
  access: 'staff',
  summary:
    'Upload a CSV or XLSX table with a header row, a zip of files with such a table, or a file of addresses, for import. No rows are imported yet',
  upload: { mostBytes: MOST_BYTES_OF_IMPORT, mostFiles: 1, mediaTypes: [] },
  body: z.object({ register: name }),
  answer: z.object({ import_file_ndx: z.int() }),
  status: 201,
  patienceMs: 60_000,
});

export const oneImportFile = endpoint({
  method: 'GET',
  path: '/api/import-files/{import_file_ndx}',
  access: 'staff',
  summary: 'An uploaded file and its column mapping',
  params: byFile,
  answer: file,
});

export const planImport = endpoint({
  method: 'PUT',
  path: '/api/import-files/{import_file_ndx}',
  access: 'staff',
  summary: 'Set how a file is read: its sheet, its column mapping, and how existing records are handled',
  params: byFile,
  body: z.object({
    sheet: z.string().max(200).optional(),
    mode: mode.optional(),
    mapping: mapping.optional(),
  }),
  answer: file,
  patienceMs: 60_000,
});

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/import-files/{import_file_ndx}/preview',
  access: 'staff',
  summary: 'Preview an import. Nothing is saved and no numbers are used',
  params: byFile,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});

export const bringIn = endpoint({
  method: 'POST',
  path: '/api/import-files/{import_file_ndx}/bring-in',
  access: 'staff',
  summary: 'Import the file in batches; each finished batch stays',
  params: byFile,
  answer: z.object({ import_ndx: z.int() }),
  status: 202,
});
