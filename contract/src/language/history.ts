import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const change = z
  .object({
    at: z.iso.datetime({ offset: true }),
    who: z.string(),
    who_name: z.string().nullable(),
    operation: z.enum(['insert', 'update', 'delete']),
    /** Column by column: what it was and what it became. */
    changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
    request_id: z.string().nullable(),
  })
  .meta({ id: 'Change' });

/** Not in the specification: the path is ours. */
export const recordHistory = endpoint({
  method: 'GET',
  path: '/api/history/{register}/{key}',
  access: 'staff',
  summary: 'Who changed a record, when, from what and to what; newest first',
  params: z.object({ register: z.string().max(80), key: z.coerce.number().int().min(0).max(2147483647) }),
  answer: z.array(change),
});
