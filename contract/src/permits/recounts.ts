import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';

/** Polled by every screen with figures of permits. Not in the specification: the path is ours. */
export const permitRecounts = endpoint({
  method: 'GET',
  path: '/api/permit-recounts',
  access: 'signed-in',
  summary: 'Permit figures being recalculated after a change to many permits, with progress',
  answer: z.object({
    /** What was decided, the first decision first: `Permit status Expired`. Empty while nothing is recalculated. */
    decisions: z.array(z.string()),
    /** Months of permits that wait, and how many waited when they were most. */
    months_waiting: z.number(),
    months_in_all: z.number(),
    /** When the last recalculation ended, and how many seconds ago: figures asked for before may be of both times. */
    last_ended: z.string().nullable(),
    seconds_since: z.number().nullable(),
  }),
});
export type PermitRecounts = z.output<typeof permitRecounts.answer>;
