import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { workbookType } from '../language/workbook.ts';

/** How a record that is there already is met: left alone, given what it lacks, or given what the file says. */
export const importModes = ['add', 'fill', 'overwrite'] as const;
export type ImportMode = (typeof importModes)[number];

export const MOST_BYTES_OF_IMPORT = 50_000_000;
export const MOST_ROWS_OF_IMPORT = 200_000;
export const importFileEndings = ['.csv', '.tsv', '.txt', '.xlsx'];

const moment = z.iso.datetime({ offset: true });
const mode = z.enum(importModes);
const name = z.string().max(80);

/** What was said of a file's columns; what is left out is told by the headings. */
const mapping = z.looseObject({
  /** By field the heading of its column; null for none. */
  columns: z.record(name, z.string().max(500).nullable()).default({}),
  /** By field what every row gets. */
  constants: z.record(name, z.union([z.string().max(2000), z.number(), z.boolean()])).default({}),
  /** By field with a list: the file's word to the list's word. */
  words: z.record(name, z.record(z.string().max(500), z.string().max(500))).default({}),
  /** Fields whose lists get the words that only the file has. */
  addWords: z.array(name).max(200).default([]),
  /** By field one of its `ways`, where its cells are not read the usual way. */
  reads: z.record(name, z.string().max(40)).default({}),
  /** By field the headings whose cells make its value together. */
  joined: z.record(name, z.array(z.string().max(500)).min(2).max(10)).default({}),
});
export type SaidMapping = z.output<typeof mapping>;

const field = z.object({
  name: z.string(),
  label: z.string(),
  kind: z.string(),
  unit: z.string().nullable(),
  /** Whether a new record must say it. */
  isNeeded: z.boolean(),
  /** The list that its words are chosen from. */
  list: z.string().nullable(),
  /** What it may say, where that is declared. */
  choices: z.array(z.string()),
  /** How its cells may be read, besides the usual way: other units, another order of days or names. */
  ways: z.array(z.string()),
});
export type ImportField = z.output<typeof field>;

const register = z.object({
  /** As the command and the addresses call it: `permit-wells`. */
  name: z.string(),
  title: z.string(),
  /** `well`, in a sentence. */
  one: z.string(),
  /** The path of the register whose records it brings in. */
  path: z.string(),
  /** Which of the steps of bringing a district in it belongs to. */
  step: z.string(),
  /** Files only change its records, which come by themselves. */
  isChangedOnly: z.boolean(),
  fields: z.array(field),
});
export type ImportRegister = z.output<typeof register>;

/** `broken`: the server ended in the middle. `stopped`: somebody said so. `failed`: it cannot go on, in words. */
const runStates = ['waiting', 'running', 'stopped', 'broken', 'failed', 'done'] as const;
export type RunState = (typeof runStates)[number];

const group = z.object({ words: z.string(), count: z.int() });

const run = z
  .object({
    import_run_ndx: z.int(),
    kind: z.enum(['preview', 'import', 'undo']),
    state: z.enum(runStates),
    rows_total: z.int(),
    rows_done: z.int(),
    /** Of an undoing, records that are gone and records that are again what they were. */
    rows_added: z.int(),
    rows_changed: z.int(),
    rows_known: z.int(),
    rows_refused: z.int(),
    words_added: z.array(z.object({ list: z.string(), word: z.string() })),
    failure: z.string().nullable(),
    /** Rows by why they were refused, and by what there is to look at; once it has ended. */
    refusals: z.array(group),
    remarks: z.array(group),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.output<typeof run>;

const states = ['running', 'stopped', 'finished', 'undoing', 'partly undone', 'undone'] as const;
export type ImportState = (typeof states)[number];

const pastImport = z.object({
  import_ndx: z.int(),
  /** The name of a register, `layer` or `readings`. */
  subject: z.string(),
  title: z.string(),
  file_name: z.string(),
  mode,
  state: z.enum(states),
  rows_read: z.int(),
  rows_added: z.int(),
  rows_changed: z.int(),
  rows_known: z.int(),
  rows_refused: z.int(),
  at: moment,
  who: z.string(),
  undone_at: moment.nullable(),
});
export type PastImport = z.output<typeof pastImport>;

const byImport = z.object({ import_ndx: recordNumber });
const byFile = z.object({ import_file_ndx: recordNumber });
const byRun = z.object({ import_run_ndx: recordNumber });

/** Not in the specification: these paths are ours. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'staff',
  summary: 'Every import so far, the latest first',
  answer: z.array(pastImport),
});

export const oneImport = endpoint({
  method: 'GET',
  path: '/api/imports/{import_ndx}',
  access: 'staff',
  summary: 'An import: what it brought in, how far it is, and what became of its rows',
  params: byImport,
  answer: pastImport.extend({
    /** The path of the register whose records it brought in; null where that has a screen of its own. */
    register: z.string().nullable(),
    mapping: z.record(z.string(), z.unknown()),
    /** Null of one that the command brought in. */
    run: run.nullable(),
    undoing: run.nullable(),
    may_go_on: z.boolean(),
    may_undo: z.boolean(),
  }),
});
export type OneImport = z.output<(typeof oneImport)['answer']>;

export const goOnWithImport = endpoint({
  method: 'POST',
  path: '/api/imports/{import_ndx}/go-on',
  access: 'staff',
  summary: 'Go on with an import where it stopped or broke off',
  params: byImport,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{import_ndx}/undo',
  access: 'staff',
  summary: 'Take back what an import added and changed, as far as nobody has built on it since',
  params: byImport,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});

export const importRegisters = endpoint({
  method: 'GET',
  path: '/api/import-registers',
  access: 'staff',
  summary: 'What files can bring in, in the order in which a district is brought in, with what a row may say',
  answer: z.array(register),
});

export const templateFormats = ['csv', 'xlsx'] as const;
export type TemplateFormat = (typeof templateFormats)[number];

export const importTemplate = endpoint({
  method: 'GET',
  path: '/api/import-registers/{register}/template/{format}',
  access: 'staff',
  summary: 'The headings that need no mapping, as a file to fill in',
  params: z.object({
    register: name,
    format: z.enum(templateFormats, { error: 'A template is csv or xlsx.' }),
  }),
  answer: z.unknown(),
  file: workbookType,
});

export const uploadImportFile = endpoint({
  method: 'POST',
  path: '/api/import-files',
  access: 'staff',
  summary: 'Upload a table with a line of headings, CSV or XLSX, that is to be brought in. None of its rows is yet',
  upload: { mostBytes: MOST_BYTES_OF_IMPORT, mostFiles: 1, mediaTypes: [] },
  body: z.object({ register: name }),
  answer: z.object({ import_file_ndx: z.int() }),
  status: 201,
  patienceMs: 60_000,
});

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

const file = z.object({
  import_file_ndx: z.int(),
  register: name,
  file_name: z.string(),
  rows: z.int(),
  /** Of a workbook. */
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  columns: z.array(column),
  mode,
  /** As far as somebody said it. */
  mapping,
  /** The heading that each field takes, told or guessed. */
  taken: z.record(z.string(), z.string()),
  /** Where several headings look like a field, and none of them is taken. */
  unclear: z.array(z.object({ field: z.string(), headings: z.array(z.string()) })),
  /** What keeps it from being brought in, in words. */
  problem: z.string().nullable(),
  /** Words that lists lack, by field, with how many rows say them; `more` of them are not named. */
  lacking: z.array(z.object({ field: z.string(), words: z.array(group), more: z.boolean() })),
  /** The words that the list of each lacking field has. */
  lists: z.record(z.string(), z.array(z.string())),
  /** The import of a file with the same headings whose mapping this one began with. */
  remembered: z.object({ import_ndx: z.int(), at: moment }).nullable(),
  preview: run.nullable(),
  /** Once it was brought in. */
  import_ndx: z.int().nullable(),
});
export type ImportFile = z.output<typeof file>;

export const oneImportFile = endpoint({
  method: 'GET',
  path: '/api/import-files/{import_file_ndx}',
  access: 'staff',
  summary: 'A file that is to be brought in, and how its columns are understood',
  params: byFile,
  answer: file,
});

export const planImport = endpoint({
  method: 'PUT',
  path: '/api/import-files/{import_file_ndx}',
  access: 'staff',
  summary:
    'Say how a file is to be understood: its sheet, what its columns say, and how records that are there are met',
  params: byFile,
  body: z.object({
    register: name.optional(),
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
  summary: 'Find out what bringing the file in would do. Nothing of it is kept, and no number is spent',
  params: byFile,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});

export const bringIn = endpoint({
  method: 'POST',
  path: '/api/import-files/{import_file_ndx}/bring-in',
  access: 'staff',
  summary: 'Bring the file in, by pieces of which each stays',
  params: byFile,
  answer: z.object({ import_ndx: z.int() }),
  status: 202,
});

export const oneImportRun = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}',
  access: 'staff',
  summary: 'How far a preview, an import or its undoing is',
  params: byRun,
  answer: run,
});

export const stopImportRun = endpoint({
  method: 'POST',
  path: '/api/import-runs/{import_run_ndx}/stop',
  access: 'staff',
  summary: 'Stop a preview, an import or its undoing after the piece under way. What is done stays',
  params: byRun,
  answer: run,
});

export const importVerdicts = ['added', 'changed', 'already there', 'refused', 'stays'] as const;
export type ImportVerdict = (typeof importVerdicts)[number];

const outcome = z.object({
  line: z.int(),
  verdict: z.enum(importVerdicts),
  /** What people know the record by. */
  record: z.string().nullable(),
  record_key: z.int().nullable(),
  reason: z.string().nullable(),
  remarks: z.array(z.string()),
  /** `Well Name: “A” → “B”` */
  changes: z.array(z.string()),
});
export type ImportOutcome = z.output<typeof outcome>;

export const ROWS_OF_A_PAGE = 50;

export const importRunRows = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/rows',
  access: 'staff',
  summary: 'What became of each row, by pages of fifty in the order of the file',
  params: byRun,
  query: z.object({
    verdict: z.enum(importVerdicts).optional(),
    /** Rows that were refused so, or of which this is said. */
    about: z.string().max(500).optional(),
    page: z.coerce.number('Name a page.').int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ count: z.int(), rows: z.array(outcome) }),
});

export const importReport = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/report',
  access: 'staff',
  summary: 'A line for each row of the file: what became of it, what it changes, and every remark',
  params: byRun,
  answer: z.unknown(),
  file: 'text/csv',
  patienceMs: 60_000,
});

export const refusedRows = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/refused',
  access: 'staff',
  summary: 'The refused rows as they stood in the file, with a column of why, to be mended and brought in again',
  params: byRun,
  answer: z.unknown(),
  file: 'text/csv',
  patienceMs: 60_000,
});

export const importCalls = {
  listImports,
  oneImport,
  goOnWithImport,
  undoImport,
  importRegisters,
  importTemplate,
  uploadImportFile,
  oneImportFile,
  planImport,
  previewImport,
  bringIn,
  oneImportRun,
  stopImportRun,
  importRunRows,
  importReport,
  refusedRows,
};
