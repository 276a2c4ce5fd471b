import { t } from '@artesian/domain/texts/translate';
import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';

/** What anybody may be told of without an account: stages, thresholds that indicators cross, and single wells. */

/** What the answer says whether or not a message goes out, so that nobody learns whose address is known. */
export const CONFIRMATION_IS_ON_ITS_WAY = t(
  'Check your e-mail: the link in our message confirms your request. If none arrives, check the spam folder and the address.',
);

const ofWell = z.object({ well_ndx: recordNumber.optional() });

/** Not in the specification: the path is ours. */
export const listAlerts = endpoint({
  method: 'GET',
  path: '/api/alerts',
  access: 'open',
  summary: 'What happened lately to drought stages and indicators, or to one published well, the latest first',
  query: ofWell,
  answer: z.object({
    /** Whether alerts are sent by e-mail, too. */
    has_mail: z.boolean(),
    /** Null where none is asked for. */
    well: z.object({ well_ndx: z.int(), district_well_id: z.string() }).nullable(),
    alerts: z.array(
      z.object({
        alert_event_ndx: z.int(),
        happened_at: z.iso.datetime(),
        title: z.string(),
        detail: z.string(),
      }),
    ),
  }),
});
export type Alerts = z.output<typeof listAlerts.answer>;

/** Not in the specification: the path is ours. */
export const alertFeed = endpoint({
  method: 'GET',
  path: '/api/alerts.atom',
  access: 'open',
  summary: 'The same as an Atom feed',
  query: ofWell,
  answer: z.string(),
  file: 'application/atom+xml',
});

/** Nothing comes by e-mail before the link in a first message is followed. Not in the specification: the path is ours. */
export const askForAlerts = endpoint({
  method: 'POST',
  path: '/api/alert-subscriptions',
  access: 'open',
  summary: 'Ask for alerts by e-mail; a link in a message confirms it',
  body: z
    .object({
      email: z
        .string({ error: t('Enter an e-mail address, such as name@example.com.') })
        .trim()
        .pipe(z.email('Enter an e-mail address, such as name@example.com.').max(200, t('Use at most 200 characters.'))),
      about_stages: z.boolean().default(false),
      about_indicators: z.boolean().default(false),
      well_ndx: z.int().nullable().default(null),
    })
    .refine(({ about_stages, about_indicators, well_ndx }) => about_stages || about_indicators || well_ndx !== null, {
      error: t('Choose at least one kind of alert.'),
      path: ['about_stages'],
    }),
  answer: z.object({ message: z.string() }),
  status: 202,
  mostPerMinute: 20,
});

const byLink = {
  access: 'open',
  params: z.object({ token: z.string().max(200) }),
  answer: noAnswer,
  status: 204,
  mostPerMinute: 60,
} as const;

/** Not in the specification: the path is ours. */
export const confirmAlerts = endpoint({
  method: 'POST',
  path: '/api/alert-subscriptions/{token}/confirm',
  summary: 'Confirm a request for alerts with the link from the message',
  ...byLink,
});

/** Mail programs ask for it, too, by a form: RFC 8058. Not in the specification: the path is ours. */
export const endAlerts = endpoint({
  method: 'POST',
  path: '/api/alert-subscriptions/{token}/end',
  summary: 'End alerts by e-mail with the link from a message',
  ...byLink,
});
