import { z } from 'zod';
import { endpoint, recordNumber } from '../language/endpoint.ts';

const register = z.string().max(80);
const number = z.int({ error: 'Give a record by its number.' }).min(0).max(2147483647);
const version = z.int({ error: 'Give the version that you saw.' }).min(1);
const values = z.record(z.string().max(80), z.unknown());
const record = z.looseObject({ version });

const dependents = z.array(
  z.object({
    /** Table and column: `permit_wells.well_ndx`. */
    kind: z.string(),
    moved: z.int(),
    /** Rows that cannot stand beside one of the record to keep. Taking the merge back brings them back. */
    set_aside: z.int(),
  }),
);

/** Not in the specification: the paths are ours. */
export const previewMerge = endpoint({
  method: 'GET',
  path: '/api/merges/{register}/preview/{keep}/{drop}',
  access: 'staff',
  summary: 'Two records side by side, and what merging the second into the first would move',
  tag: 'merges',
  params: z.object({ register, keep: recordNumber, drop: recordNumber }),
  answer: z
    .object({
      /** Everything that people enter of each. */
      keep: record,
      drop: record,
      dependents,
      /** Columns that no form holds: where the record to keep has nothing, it takes over what the other has. */
      filled: z.array(z.object({ column: z.string(), value: z.unknown() })),
    })
    .meta({ id: 'MergePreview' }),
  patienceMs: 60_000,
});

const merge = z
  .object({
    merge_ndx: z.int(),
    kept: z.int(),
    kept_label: z.string(),
    dropped: z.int(),
    dropped_label: z.string(),
    merged_at: z.iso.datetime({ offset: true }),
    merged_by: z.string(),
    dependents,
    undone_at: z.iso.datetime({ offset: true }).nullable(),
    undone_by: z.string().nullable(),
  })
  .meta({ id: 'Merge' });

export const mergeRecords = endpoint({
  method: 'POST',
  path: '/api/merges/{register}',
  access: 'staff',
  summary: 'Merges a record into another: everything linked to it moves, all or nothing',
  tag: 'merges',
  params: z.object({ register }),
  body: z.object({
    keep: number,
    drop: number,
    keep_version: version,
    drop_version: version,
    /** What the kept record is to say, where that is not what it says already. */
    values: values.default({}),
  }),
  answer: merge,
  status: 201,
  patienceMs: 60_000,
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/merges/{register}/{merge_ndx}/undo',
  access: 'staff',
  summary: 'Undoes a merge, as long as nothing it moved has changed since',
  tag: 'merges',
  params: z.object({ register, merge_ndx: recordNumber }),
  answer: merge,
  patienceMs: 60_000,
});

export const mergesOfRecord = endpoint({
  method: 'GET',
  path: '/api/merges/{register}/{key}',
  access: 'staff',
  summary: 'The merges of a record, in either direction, newest first',
  tag: 'merges',
  params: z.object({ register, key: recordNumber }),
  answer: z.array(merge),
});
export type Merge = z.output<typeof merge>;
