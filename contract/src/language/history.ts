import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from './endpoint.ts';

const change = z
  .object({
    at: z.iso.datetime({ offset: true }),
    who: z.string(),
    who_name: z.string().nullable(),
    operation: z.enum(['insert', 'update', 'delete']),
    /** Column by column: what it was and what it became. */
    changes: z.array(
      z.object({
        field: z.string(),
        before: z.unknown(),
        after: z.unknown(),
        /** The day from which on it holds, of what is dated. */
        from: z.iso.date().optional(),
      }),
    ),
    request_id: z.string().nullable(),
    /** Why, where the save had to say it. */
    note: z.string().nullable(),
  })
  .meta({ id: 'Change' });

const register = z.string().max(80);

/** Not in the specification: the paths are ours. */
export const recordHistory = endpoint({
  method: 'GET',
  path: '/api/history/{register}/{key}',
  access: 'staff',
  summary: 'History of a record: who changed what, when, old and new values; newest first',
  params: z.object({ register, key: recordNumber }),
  answer: z.array(change),
});

export const historyOfRows = endpoint({
  method: 'GET',
  path: '/api/history/{register}/of/{parent}',
  access: 'staff',
  summary: 'History of all rows that belong to a record, including deleted ones',
  params: z.object({ register, parent: recordNumber }),
  answer: z.array(change.extend({ key: z.int() })),
});

export const restoreRecord = endpoint({
  method: 'POST',
  path: '/api/history/{register}/{key}/restore',
  access: 'staff',
  summary: 'Restores a deleted row',
  params: z.object({ register, key: recordNumber }),
  answer: noAnswer,
  status: 204,
});
