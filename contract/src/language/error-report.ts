import { z } from 'zod';
import { endpoint, noAnswer } from './endpoint.ts';

/** Not in the specification: the path is ours. */
export const reportError = endpoint({
  method: 'POST',
  path: '/api/error-reports',
  effect: false,
  access: 'open',
  summary: 'Logs on the server why a screen could not be shown, under the number shown to the person',
  mostPerMinute: 20,
  body: z.object({
    id: z.string().regex(/^[\w-]{8,40}$/),
    /** The path of the screen as the table of screens has it: never the address, which may name a person. */
    screen: z.string().max(200),
    message: z.string().max(500),
    stack: z.string().max(4000),
  }),
  answer: noAnswer,
  status: 204,
});
