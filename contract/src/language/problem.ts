import { z } from 'zod';

/** What every refused call answers: RFC 9457, in words that a person may read. */
export const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    /** Stable, for programs: `validation`, `constraint`, `conflict`, `not-found` … */
    code: z.string(),
    /** What to correct, by the name of the field. */
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    /** With `conflict`: the record as it stands now. */
    current: z.record(z.string(), z.unknown()).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.output<typeof problem>;
