import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';
import { mode } from './mapping.ts';
import { run } from './runs.ts';

const moment = z.iso.datetime({ offset: true });

const states = ['running', 'stopped', 'finished', 'undoing', 'partly undone', 'undone'] as const;
export type ImportState = (typeof states)[number];

const pastImport = z.object({
  import_ndx: z.int(),
  /** The name of a register, `layer`, `readings` or `addresses`. */
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

/** Not in the specification: these paths are ours. */
export const listImports = endpoint({
  method: 'GET',
  path: '/api/imports',
  access: 'staff',
  summary: 'All imports, newest first',
  answer: z.array(pastImport),
});

export const oneImport = endpoint({
  method: 'GET',
  path: '/api/imports/{import_ndx}',
  access: 'staff',
  summary: 'An import: what it added, its progress, and the outcome of its rows',
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
  summary: 'Resume an import that stopped or failed',
  params: byImport,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/imports/{import_ndx}/undo',
  access: 'staff',
  summary: 'Undo what an import added and changed, except where people have changed it since',
  params: byImport,
  answer: z.object({ import_run_ndx: z.int() }),
  status: 202,
});
