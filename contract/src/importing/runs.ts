import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

/** `broken`: the server ended in the middle. `stopped`: somebody said so. `failed`: it cannot go on, in words. */
const runStates = ['waiting', 'running', 'stopped', 'broken', 'failed', 'done'] as const;
export type RunState = (typeof runStates)[number];

/** Rows of which the same is said. */
export const group = z.object({ words: z.string(), count: z.int() });

/** Where the addresses of a file are. */
const covers = z.object({
  /** Single addresses, and ranges of house numbers along a street. */
  addresses: z.int(),
  ranges: z.int(),
  /** In degrees. */
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  /** Their cities, or ZIP codes where no city is told, with how many of them are there, the most first; `more` of these are not named. */
  places: z.array(group),
  more: z.int(),
});
export type AddressesCovered = z.output<typeof covers>;

export const run = z
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
    /** Files of the zip that no row of its table names. */
    files_unnamed: z.int(),
    failure: z.string().nullable(),
    /** Of a preview of addresses that went through; else null. */
    covers: covers.nullable(),
    /** Rows by why they were refused, and by what there is to look at, which comes before how cells were read as in every file; once it has ended. */
    refusals: z.array(group),
    remarks: z.array(group.extend({ is_routine: z.boolean() })),
  })
  .meta({ id: 'ImportRun' });
export type ImportRun = z.output<typeof run>;

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

const page = z.coerce.number('Name a page.').int().min(0).max(100_000).default(0);

const byRun = z.object({ import_run_ndx: recordNumber });

/** Not in the specification: these paths are ours. */
export const oneImportRun = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}',
  access: 'staff',
  summary: 'Progress of a preview, an import or an undo',
  params: byRun,
  answer: run,
});

export const stopImportRun = endpoint({
  method: 'POST',
  path: '/api/import-runs/{import_run_ndx}/stop',
  access: 'staff',
  summary: 'Stop a preview, an import or an undo after the current batch. Finished batches stay',
  params: byRun,
  answer: run,
});

export const importRunRows = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/rows',
  access: 'staff',
  summary: 'The outcome of each row, in pages of fifty, in file order',
  params: byRun,
  query: z.object({
    verdict: z.enum(importVerdicts).optional(),
    /** Rows that were refused so, or of which this is said. */
    about: z.string().max(500).optional(),
    page,
  }),
  answer: z.object({ count: z.int(), rows: z.array(outcome) }),
});

export const unnamedFiles = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/unnamed-files',
  access: 'staff',
  summary: 'Files of a zip that its table does not name, in pages of fifty',
  params: byRun,
  query: z.object({ page }),
  answer: z.object({ count: z.int(), paths: z.array(z.string()) }),
});

export const importReport = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/report',
  access: 'staff',
  summary: 'One line per row of the file: outcome, changes and all remarks',
  params: byRun,
  answer: z.unknown(),
  file: 'text/csv',
  patienceMs: 60_000,
});

export const refusedRows = endpoint({
  method: 'GET',
  path: '/api/import-runs/{import_run_ndx}/refused',
  access: 'staff',
  summary: 'The rejected rows as in the file, with a reason column, to fix and import again',
  params: byRun,
  answer: z.unknown(),
  file: 'text/csv',
  patienceMs: 60_000,
});
