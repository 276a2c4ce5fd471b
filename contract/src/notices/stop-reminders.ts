import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';

/** Open: the link in a reminder is all that it takes. Not in the specification: the path is ours. */
export const stopReminders = endpoint({
  method: 'POST',
  path: '/api/stop-reminders/{token}',
  access: 'open',
  summary: 'Stop meter-reading reminders with the link from a reminder',
  params: z.object({ token: z.string().max(200) }),
  answer: noAnswer,
  status: 204,
  mostPerMinute: 60,
});
