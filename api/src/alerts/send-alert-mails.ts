import type { LetterBody } from '@artesian/contract/notices/letter';
import { pageOfWell } from '@artesian/contract/wells/well-data';
import type { Pool } from 'pg';
import { sendKept } from '../jobs/send-kept.ts';
import { asHtml, asText } from '../notices/as-message.ts';
import type { Config } from '../platform/config.ts';
import type { Message } from '../platform/mail/open-mail.ts';
import { reachable } from '../platform/mail/reachable.ts';
import { tokenOf } from './link.ts';

interface MailToSend {
  alert_mail_ndx: number;
  alert_subscription_ndx: number;
  about_events: number[];
  message_id: string;
}

/** An address that refused three messages in a row gets no more. */
const endRefused = `
  delete from alert_subscriptions as subscriptions
  where (
    select count(*) filter (where state = 'refused')
    from (
      select state from alert_mails
      where alert_subscription_ndx = subscriptions.alert_subscription_ndx and state not in ('waiting', 'sending')
      order by alert_mail_ndx desc
      limit 3
    ) as latest
  ) = 3`;

/** Hands to the mail server what happened, to whoever asked to be told, and what asks them to confirm that. */
export const sendAlertMails = sendKept<MailToSend>(
  'send-alert-mails',
  'Alerts could not be e-mailed; they will be sent again tonight.',
  {
    table: 'alert_mails',
    key: 'alert_mail_ndx',
    columns: 'alert_subscription_ndx, about_events, message_id',
    writeDue: ({ database }) => database.pool.query(endRefused),
    messageOf,
  },
);

interface Subscription {
  email: string;
  about_stages: boolean;
  about_indicators: boolean;
  district_well_id: string | null;
}

const readSubscription = `
  select email, about_stages, about_indicators, district_well_id
  from alert_subscriptions
  left join wells on wells.well_ndx = alert_subscriptions.well_ndx and wells.is_published and not wells.removed
  where alert_subscription_ndx = $1`;

interface Event {
  title: string;
  detail: string;
  district_well_id: string | null;
}

const readEvents = `
  select title, detail, district_well_id
  from alert_events
  left join wells using (well_ndx)
  where alert_event_ndx = any ($1)
  order by alert_event_ndx`;

async function messageOf(pool: Pool, config: Config, mail: MailToSend): Promise<Message> {
  const { rows } = await pool.query<Subscription>(readSubscription, [mail.alert_subscription_ndx]);
  const [subscription] = rows;
  if (!subscription) throw new Error('These alerts were ended meanwhile.');
  const token = await tokenOf(pool, mail.alert_subscription_ndx);
  const { rows: events } = await pool.query<Event>(readEvents, [mail.about_events]);
  const { subject, body } =
    mail.about_events.length === 0 ? confirmation(config, subscription, token) : alerts(config, events, token);
  return {
    messageId: mail.message_id,
    to: { name: subscription.email, address: subscription.email },
    subject,
    text: asText(body),
    html: asHtml(subject, body),
    stop: `${config.origin}/api/alert-subscriptions/${token}/end`,
    stopsAtOnce: true,
  };
}

function confirmation(config: Config, subscription: Subscription, token: string) {
  const body: LetterBody = [
    { paragraph: `Somebody, probably you, asked the ${config.DISTRICT_NAME} to send alerts to this address:` },
    { paragraph: kindsOf(subscription).join('\n') },
    { paragraph: `To confirm, open ${config.origin}/alerts/${token}/confirm` },
    {
      paragraph:
        'Without that you get no alerts, and this address is deleted after 30 days. If you did not ask for this, you can ignore this message.',
    },
    ...reachable(config),
  ];
  return { subject: `Confirm alerts from the ${config.DISTRICT_NAME}`, body };
}

const kindsOf = ({ about_stages, about_indicators, district_well_id }: Subscription): string[] => [
  ...(about_stages ? ['A drought stage is declared or ends'] : []),
  ...(about_indicators ? ['A drought indicator crosses a threshold'] : []),
  ...(district_well_id === null ? [] : [`Well ${district_well_id}: its water level changes class, or its levels stop`]),
];

function alerts(config: Config, events: readonly Event[], token: string) {
  const [first] = events;
  const addressOf = ({ district_well_id }: Event) =>
    district_well_id === null ? `${config.origin}/today` : `${config.origin}${pageOfWell(district_well_id)}`;
  const body: LetterBody = [
    ...events.map((event) => ({ paragraph: `${event.title}\n${event.detail}\n${addressOf(event)}` })),
    { paragraph: `You asked for these alerts. To end them, open ${config.origin}/alerts/${token}/end` },
    ...reachable(config),
  ];
  const subject = events.length === 1 ? first!.title : `${events.length} alerts`;
  return { subject: `${config.DISTRICT_SHORT_NAME}: ${subject}`, body };
}
