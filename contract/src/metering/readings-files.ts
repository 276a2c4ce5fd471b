import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { integer, key, optional, text, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';
import { savedReading } from './readings-entry.ts';

/** What a column of a file may say of a reading, and what it is called there. */
export const readingColumns = {
  meter_id: 'Meter ID',
  c_month: 'Month',
  c_year: 'Year',
  meter_reading: 'Meter Reading',
  adjustment: 'Adjustment',
  mr_adjustment_reason_ndx: 'Adjustment Reason',
  mr_report_status_ndx: 'Report Status',
  notes: 'Notes',
} as const;
export type ReadingColumn = keyof typeof readingColumns;

const column = z.enum(Object.keys(readingColumns) as [ReadingColumn, ...ReadingColumn[]]);

/** By what is meant the heading of its column; null for none. What is left out is guessed from the headings. */
const mapping = z.partialRecord(column, z.string().max(200).nullable());
export type ReadingMapping = z.output<typeof mapping>;

/** Of a body of JSON: four characters for three bytes. */
export const MOST_BYTES_OF_READINGS = 1_200_000;

const fileOfReadings = z.object({
  file_name: z.string().trim().min(1).max(200),
  /** A table with a line of headings, CSV or XLSX, in base64. */
  content: z
    .base64('Send the file in base64.')
    .max(Math.ceil((MOST_BYTES_OF_READINGS * 4) / 3) + 4, 'The file is too large.'),
  /** Which a month without a year belongs to. */
  fiscal_year: z.int().min(1900).max(2200),
  mapping: mapping.default({}),
});

const path = '/api/readings-imports';

const previewed = z.object({
  /** Of the file, the headings being the first. */
  line: z.int(),
  meter_id: z.string(),
  /** `2026-11`; null where it is not understood. */
  month: z.string().nullable(),
  meter_reading: z.string(),
  /** What one of the reading stands for, as `× 100 cu ft`; null where the row is not understood. */
  dial: z.string().nullable(),
  gallons_before: z.int().nullable(),
  calculated_gallons: z.int().nullable(),
  /** Nothing of it would change. */
  is_known: z.boolean(),
  problems: z.array(z.object({ column: column.nullable(), message: z.string() })),
});

/** Not in the specification: the path is ours. */
export const previewReadings = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  effect: false,
  access: 'staff',
  summary: 'Preview a readings file: what would change, and what prevents the import. Nothing is saved',
  body: fileOfReadings,
  answer: z.object({
    columns: z.array(z.string()),
    mapping,
    rows: z.array(previewed),
    /** Later readings that would mean other gallons. */
    consequences: z.array(savedReading),
  }),
  patienceMs: 30_000,
  mostPerMinute: 60,
});
export type PreviewedReadings = z.output<(typeof previewReadings)['answer']>;

/** Not in the specification: the path is ours. */
export const importReadings = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary: 'Import a file of readings, all or none',
  body: fileOfReadings,
  answer: z.object({ import_ndx: z.int(), rows_added: z.int(), rows_known: z.int() }),
  status: 201,
  patienceMs: 30_000,
  mostPerMinute: 60,
});

/** Not in the specification: the path is ours. */
export const undoReadingsImport = endpoint({
  method: 'DELETE',
  path: `${path}/{import_ndx}`,
  access: 'staff',
  summary: 'Undo an import of readings, except those changed since',
  params: z.object({ import_ndx: recordNumber }),
  answer: z.object({
    undone: z.int(),
    /** Those that stay, in words: `M-1, 2026-11`. */
    kept: z.array(z.string()),
  }),
});

/** Not in the specification: the path is ours. */
export const readingsImports = view({
  path: 'readings-imports',
  access: 'staff',
  summary: 'Imported readings files, newest first',
  orderBy: ['import_ndx desc'],
  row: {
    import_ndx: key('Import'),
    file_name: text('File'),
    rows_read: integer('Rows'),
    rows_added: integer('Changed'),
    rows_known: integer('Known Before'),
    imported_at: timestamp('Imported On'),
    imported_by: text('Imported By'),
    undone_at: optional(timestamp('Undone On')),
  },
});
export type ReadingsImport = z.output<typeof readingsImports.row>;
