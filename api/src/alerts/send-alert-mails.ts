import { t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import { pageOfWell } from '@artesian/contract/wells/well-data';
import type { Language } from '@artesian/domain/texts/languages';
import type { Pool } from 'pg';
import { sendKept } from '../jobs/send-kept.ts';
import { asMessage, type Letter } from '../notices/as-message.ts';
import type { Config } from '../platform/config.ts';
import { linkTo } from '../platform/language.ts';
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
  language: Language;
}

const readSubscription = `
  select email, about_stages, about_indicators, district_well_id, language
  from alert_subscriptions
  left join wells on wells.well_ndx = alert_subscriptions.well_ndx and wells.is_published and not wells.removed
  where alert_subscription_ndx = $1`;

interface Event {
  title: string;
  detail: string;
  district_well_id: string | null;
}

const readEvents = `
  select
    coalesce(translations -> $2 ->> 'title', title) as title,
    coalesce(translations -> $2 ->> 'detail', detail) as detail,
    district_well_id
  from alert_events
  left join wells using (well_ndx)
  where alert_event_ndx = any ($1)
  order by alert_event_ndx`;

async function messageOf(pool: Pool, config: Config, mail: MailToSend): Promise<Message> {
  const { rows } = await pool.query<Subscription>(readSubscription, [mail.alert_subscription_ndx]);
  const [subscription] = rows;
  if (!subscription) throw new Error('These alerts were ended meanwhile.');
  const token = await tokenOf(pool, mail.alert_subscription_ndx);
  const { rows: events } = await pool.query<Event>(readEvents, [mail.about_events, subscription.language]);
  const envelope = {
    messageId: mail.message_id,
    to: { name: subscription.email, address: subscription.email },
    stop: `${config.origin}/api/alert-subscriptions/${token}/end`,
    stopsAtOnce: true,
  };
  return asMessage(subscription.language, envelope, () =>
    mail.about_events.length === 0 ? confirmation(config, subscription, token) : alerts(config, events, token),
  );
}

function confirmation(config: Config, subscription: Subscription, token: string): Letter {
  const body: LetterBody = [
    {
      paragraph: t('Somebody, probably you, asked the {district} to send alerts to this address:', {
        district: config.DISTRICT_NAME,
      }),
    },
    { paragraph: kindsOf(subscription).join('\n') },
    { paragraph: t('To confirm, open {address}', { address: linkTo(config, `/alerts/${token}/confirm`) }) },
    {
      paragraph: t(
        'Without that you get no alerts, and this address is deleted after 30 days. If you did not ask for this, you can ignore this message.',
      ),
    },
    ...reachable(config),
  ];
  return { subject: t('Confirm alerts from the {district}', { district: config.DISTRICT_NAME }), body };
}

const kindsOf = ({ about_stages, about_indicators, district_well_id }: Subscription): string[] => [
  ...(about_stages ? [t('A drought stage is declared or ends')] : []),
  ...(about_indicators ? [t('A drought indicator crosses a threshold')] : []),
  ...(district_well_id === null
    ? []
    : [t('Well {district_well_id}: its water level changes class, or its levels stop', { district_well_id })]),
];

function alerts(config: Config, events: readonly Event[], token: string): Letter {
  const [first] = events;
  const addressOf = ({ district_well_id }: Event) =>
    linkTo(config, district_well_id === null ? '/today' : pageOfWell(district_well_id));
  const body: LetterBody = [
    ...events.map((event) => ({ paragraph: `${event.title}\n${event.detail}\n${addressOf(event)}` })),
    {
      paragraph: t('You asked for these alerts. To end them, open {address}', {
        address: linkTo(config, `/alerts/${token}/end`),
      }),
    },
    ...reachable(config),
  ];
  const subject =
    events.length === 1 ? first!.title : t('{count, plural, one {# alert} other {# alerts}}', { count: events.length });
  return { subject: `${config.DISTRICT_SHORT_NAME}: ${subject}`, body };
}
