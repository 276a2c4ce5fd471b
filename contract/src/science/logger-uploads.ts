import { z } from 'zod';
import { endpoint, recordNumber, type Upload } from '../language/endpoint.ts';
import { count, flag, integer, key, optional, text, timestamp, choice } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** Spec 2 §9. */
export const MOST_BYTES_OF_LOGGER_FILE = 10_000_000;
export const MOST_BYTES_OF_LOGGER_UPLOAD = 50_000_000;
export const MOST_LOGGER_FILES = 30;

/** '.txt only' is the plain form; the makers' own files are told by their content. */
export const loggerFileEndings = [
  '.txt',
  '.csv',
  '.lev',
  '.xle',
  '.mon',
  '.dat',
  '.xls',
  '.xlsx',
  '.tsv',
  '.001',
  '.zrx',
  '.mis',
];

/** The specification's words about files (2 §5), with what is accepted besides. */
export const loggerFileWords = {
  none: 'Please select at least one file.',
  kind: 'Only .txt files are allowed',
  kindAtLength: `Only .txt files are allowed, and the files that makers' programs write: ${loggerFileEndings.slice(1).join(', ')}.`,
  fileTooLarge: 'Each file must be smaller than 10MB',
  uploadTooLarge: 'Total upload size must be less than 50MB',
} as const;

const tape = z.object({ at: z.iso.datetime({ offset: true }), dtw_ft: z.number() });

/** One step of correction. They are kept with the file, in their order, and can be gone again. */
const step = z.discriminatedUnion('step', [
  /** Takes out the air's pressure, as another file of the upload measured it. */
  z.object({ step: z.literal('compensate'), barometer: z.string().max(200) }),
  /** The logger hangs this deep below land surface. */
  z.object({ step: z.literal('hang'), hung_ft: z.number().min(-1000).max(20_000) }),
  /** Meets these measurements by hand; between two of them the drift is taken out evenly. */
  z.object({ step: z.literal('tapes'), tapes: z.array(tape).min(1).max(100) }),
]);
export type CorrectionStep = z.output<typeof step>;

/** How one file is to be read. */
const readingOfFile = z.object({
  use: z.enum(['levels', 'barometer', 'nothing']),
  well_ndx: z.int().nullable(),
  /** Its place among the channels of the file. */
  channel: z.int().min(0).nullable(),
  measures: z.enum(['level', 'depth']),
  /** Of the channel; what the file says may be wrong or missing. */
  unit: z.string().max(20),
  time_zone: z.string().max(60),
  /** Of a file that says times without days. */
  first_day: z.iso.date().nullable(),
  steps: z.array(step).max(10),
});
export type ReadingOfFile = z.output<typeof readingOfFile>;

/** By the name of the file, as JSON: what is left out is worked out from the file and from what was said of its logger before. */
const readings = z
  .string()
  .max(100_000)
  .default('{}')
  .transform((written, context) => {
    try {
      return z.record(z.string(), readingOfFile.partial()).parse(JSON.parse(written));
    } catch {
      context.addIssue({ code: 'custom', message: 'Give the settings of each file as JSON.' });
      return z.NEVER;
    }
  });

const upload: Upload = {
  mostBytes: MOST_BYTES_OF_LOGGER_FILE,
  mostFiles: MOST_LOGGER_FILES,
  mostBytesTogether: MOST_BYTES_OF_LOGGER_UPLOAD,
  mediaTypes: [],
};

const path = '/api/upload-logger-data';
const byUpload = z.object({ uploadId: recordNumber });
const words = (message: string) => z.string({ error: message }).trim().min(1, message);

export const uploadLoggerData = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary: 'Upload water-level logger files. A background job stores their readings',
  upload,
  body: z.object({
    description: words('Description is required').max(1000),
    uploadedBy: words('Please specify who is uploading this file').max(200),
    fileFormat: z.coerce
      .number({ error: 'File format is required' })
      .int()
      .min(1, 'File format is required')
      .max(2147483647, 'File format is required'),
    readings,
  }),
  answer: z.object({ uploadId: z.int() }),
  status: 201,
  patienceMs: 60_000,
});

const point = z.tuple([z.number(), z.number()]);

const previewedFile = z.object({
  file_name: z.string(),
  /** Why nothing can be read of it; null where something can. */
  refused: z.string().nullable(),
  maker: z.string(),
  format: z.string(),
  serial: z.string().nullable(),
  location: z.string().nullable(),
  /** As the file says it. */
  file_time_zone: z.string().nullable(),
  channels: z.array(z.object({ name: z.string(), unit: z.string(), kind: z.string() })),
  rows: z.int(),
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** How it will be read, and whether that was said of this logger before. */
  reading: readingOfFile,
  is_remembered: z.boolean(),
  /** By line of the file; null for all of it. */
  problems: z.array(z.object({ line: z.int().nullable(), what: z.string() })),
  /** What keeps it from being stored, in words; null where nothing does. */
  missing: z.string().nullable(),
  /** Ms since 1970 and ft below land surface, or ft of water of a barometer; thinned, least and greatest kept. */
  points: z.array(point),
  well: z.object({ district_well_id: z.string(), well_name: z.string().nullable() }).nullable(),
  /** The latest days that are known of the well, and what was measured by hand about the time of the file. */
  known: z.array(point),
  tapes: z.array(tape),
});
export type PreviewedLoggerFile = z.output<typeof previewedFile>;

/** Not in the specification: the path is ours. */
export const previewLoggerData = endpoint({
  method: 'POST',
  path: `${path}/preview`,
  effect: false,
  access: 'staff',
  summary: 'Preview logger files: their format and the resulting levels. Nothing is saved',
  upload,
  body: z.object({ readings }),
  answer: z.array(previewedFile),
  patienceMs: 60_000,
});

const readingsByName = z.object({ readings: z.record(z.string(), readingOfFile.partial()).default({}) });

/** Not in the specification: the path is ours. */
export const previewStoredUpload = endpoint({
  method: 'POST',
  path: `${path}/{uploadId}/preview`,
  effect: false,
  access: 'staff',
  summary: 'Preview an upload’s stored files with other settings. Nothing is saved',
  params: byUpload,
  body: readingsByName,
  answer: z.array(previewedFile),
  patienceMs: 60_000,
});

/** Not in the specification: the path is ours. */
export const runUploadAgain = endpoint({
  method: 'PUT',
  path: `${path}/{uploadId}`,
  access: 'staff',
  summary: 'Process an upload’s stored files again with other settings; a background job replaces their readings',
  params: byUpload,
  body: readingsByName,
  answer: z.object({ uploadId: z.int() }),
  patienceMs: 60_000,
});

/** Not in the specification: the path is ours. */
export const undoUploadRun = endpoint({
  method: 'DELETE',
  path: `${path}/{uploadId}/run`,
  access: 'staff',
  summary: 'Process an upload’s stored files again with the earlier settings',
  params: byUpload,
  answer: z.object({ uploadId: z.int() }),
});

/** Not in the specification: the path is ours. */
export const undoLoggerUpload = endpoint({
  method: 'DELETE',
  path: `${path}/{uploadId}`,
  access: 'staff',
  summary: 'Undo a logger upload: its readings are removed, with the graph days that only they provided',
  params: byUpload,
  answer: z.object({ readings: z.int(), days: z.int() }),
  patienceMs: 60_000,
});

/** Not in the specification: the path is ours. */
export const loggerUploads = view({
  path: 'ui-list-logger-uploads',
  access: 'staff',
  summary: 'Logger uploads, newest first',
  orderBy: ['upload_ndx desc'],
  row: {
    upload_ndx: key('Upload'),
    description: text('Description'),
    uploaded_by: text('Uploaded By'),
    created_at: timestamp('Uploaded On'),
    status: choice('Status', ['processing', 'completed', 'failed']),
    file_count: integer('Files'),
    rows_stored: integer('Readings'),
    wells: optional(text('Wells')),
    error: optional(text('Error')),
    undone_at: optional(timestamp('Undone On')),
    has_files: flag('Files Kept'),
    was_run_again: flag('Processed Again'),
  },
});
export type LoggerUpload = z.output<typeof loggerUploads.row>;

/** Not in the specification: the path is ours. */
export const loggerFiles = view({
  path: 'ui-list-logger-files',
  access: 'staff',
  summary: 'Status of the files of a logger upload',
  by: z.object({ upload_ndx: recordNumber }),
  orderBy: ['file_ndx'],
  row: {
    upload_ndx: key('Upload'),
    file_ndx: key('File'),
    file_name: text('File'),
    maker: text('Maker'),
    format: text('Format'),
    serial: optional(text('Serial Number')),
    well_ndx: optional(key('Well Number', 'list-wells')),
    district_well_id: optional(text('District Well Id')),
    rows_read: count('Read', 'readings'),
    rows_stored: count('Stored', 'readings'),
    rows_known: count('Known Before', 'readings'),
    problems: text('Problems', 20_000, { meaning: 'Issues by line, one per line.' }),
  },
});
