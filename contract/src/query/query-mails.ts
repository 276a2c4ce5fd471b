import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';

/** The name under which saved queries are kept among saved views. */
export const queriesTable = 'query-and-download';

/** Larger files are led to by a link. */
export const mostBytesOfMail = 10_000_000;

export const rhythms = ['daily', 'weekly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];

/** From Monday, which is 1. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const schedule = z.object({
  rhythm: z.enum(rhythms, { error: 'Choose daily, weekly or monthly.' }),
  /** Of the week, from Monday as 1, or of the month: in a shorter one its last day. Null where it is sent daily. */
  day: z.int({ error: 'Choose a day.' }).nullable().default(null),
});
export type Schedule = z.output<typeof schedule>;

/** `daily`, `weekly on Monday`, `monthly on day 31`. */
export function formatSchedule({ rhythm, day }: Schedule): string {
  if (rhythm === 'daily' || day === null) return 'daily';
  return rhythm === 'weekly' ? `weekly on ${weekdays[day - 1]}` : `monthly on day ${day}`;
}

const mostDays: Record<Rhythm, number> = { daily: 0, weekly: 7, monthly: 31 };
const fitsRhythm = ({ rhythm, day }: Schedule) =>
  rhythm === 'daily' ? day === null : day !== null && day >= 1 && day <= mostDays[rhythm];

const queryMail = schedule
  .extend({
    saved_view_ndx: z.int(),
    /** What became of the last one; null before it. */
    last: z
      .object({
        due_on: z.iso.date(),
        state: z.enum(['waiting', 'sending', 'sent', 'unsure', 'refused', 'withdrawn']),
        failure: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'QueryMail' });
export type QueryMail = z.output<typeof queryMail>;

/** Not in the specification: the paths are ours. */
export const queryMails = endpoint({
  method: 'GET',
  path: '/api/query-mails',
  access: 'staff',
  summary: 'Saved queries sent to the caller by e-mail, and whether e-mail is available',
  answer: z.object({
    /** Why nothing can be sent; null where it can. */
    hindrance: z.string().nullable(),
    mails: z.array(queryMail),
  }),
});

const params = z.object({ saved_view_ndx: recordNumber });

export const keepQueryMail = endpoint({
  method: 'PUT',
  path: '/api/query-mails/{saved_view_ndx}',
  access: 'staff',
  summary: 'Sends a saved query, own or shared, to the caller by e-mail starting the next day',
  params,
  body: schedule.refine(fitsRhythm, { path: ['day'], error: 'Choose a day of the week or of the month.' }),
  answer: queryMail,
});

export const stopQueryMail = endpoint({
  method: 'DELETE',
  path: '/api/query-mails/{saved_view_ndx}',
  access: 'staff',
  summary: 'Stops a saved query sent to the caller by e-mail',
  params,
  answer: noAnswer,
  status: 204,
});

/** Open: the link in the mail is all that it takes. */
export const stopQueryMailByLink = endpoint({
  method: 'POST',
  path: '/api/stop-query-mail/{token}',
  access: 'open',
  summary: 'Stops a saved query by e-mail with the link from a message',
  params: z.object({ token: z.string().max(200) }),
  answer: noAnswer,
  status: 204,
  mostPerMinute: 60,
});

export const queryMailCalls = { queryMails, keepQueryMail, stopQueryMail, stopQueryMailByLink };
