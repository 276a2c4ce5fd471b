import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';
import { choice, integer, optional, text, timestamp } from '../language/fields.ts';
import { view } from '../language/view.ts';

/** As the SQL view writes them. */
export const activities = [
  'Signed in',
  'Signed out',
  'Sign-in refused',
  'Access refused',
  'Exported',
  'API key generated',
  'API key used',
  'User added',
  'User changed',
  'User deleted',
  'Password link created',
  'Password set',
  'Viewed as user',
  'Second factor added',
  'Second factor removed',
  'Second factor reset',
  'Recovery codes created',
  'Recovery code used',
] as const;

/** Not in the specification: the path is ours. */
export const activityLog = view({
  path: 'ui-admin-activity-log',
  access: 'staff',
  summary: 'Sign-ins, refusals, exports, API keys and changes to users over the last 400 days, newest first',
  row: {
    entry: text('Entry', 400, { hidden: true }),
    at: timestamp('Time'),
    who: optional(text('Account ID', 200, { hidden: true, meaning: 'What tokens call the account.' })),
    who_name: text('Account', 200, {
      meaning: 'Unknown where an entered email has no account; Program where an API key was used.',
    }),
    act: choice('Activity', activities),
    about: optional(text('Details', 2000)),
    times: integer('Times', {
      meaning: 'Refusals within an hour and uses of a key within a day are counted together.',
    }),
    from_address: optional(text('Network Address', 60)),
  },
  orderBy: ['at desc', 'entry'],
});
export type Activity = z.output<typeof activityLog.row>;

/** Not in the specification: the path is ours. Tables become files in the browser, which says so here. */
export const noteExport = endpoint({
  method: 'POST',
  path: '/api/activity-log/exports',
  access: 'signed-in',
  summary: 'Notes that the rows of a table were exported',
  effect: false,
  body: z.object({
    table: text('Table', 200),
    format: z.enum(['CSV', 'XLSX']),
    rows: integer('Rows', { min: 0 }),
  }),
  answer: noAnswer,
  status: 204,
});
