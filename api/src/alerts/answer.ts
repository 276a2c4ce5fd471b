import { language, t } from '@artesian/domain/texts/translate';
import {
  alertFeed,
  askForAlerts,
  CONFIRMATION_IS_ON_ITS_WAY,
  confirmAlerts,
  listAlerts,
  type Alerts,
} from '@artesian/contract/alerts/alerts';
import type { Pool } from 'pg';
import { nameMessage } from '../jobs/send-kept.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { subscriptionOf } from './link.ts';
import { sendAlertMails } from './send-alert-mails.ts';
import { writeFeed } from './write-feed.ts';

const MOST_ALERTS = 100;
/** Nobody's address gets more messages that ask to confirm than that, whoever asks for them. */
const MOST_REQUESTS_A_DAY = 3;

const readWell = 'select well_ndx, district_well_id from wells where well_ndx = $1 and is_published and not removed';

const readAlerts = `
  select
    alert_event_ndx, happened_at,
    coalesce(translations -> $2 ->> 'title', title) as title,
    coalesce(translations -> $2 ->> 'detail', detail) as detail
  from alert_events
  where well_ndx is not distinct from $1
  order by alert_event_ndx desc
  limit ${MOST_ALERTS}`;

async function findAlerts(pool: Pool, well_ndx: number | undefined): Promise<Omit<Alerts, 'has_mail'>> {
  const well =
    well_ndx === undefined ? null : (await pool.query<NonNullable<Alerts['well']>>(readWell, [well_ndx])).rows[0];
  if (well === undefined) throw notFound(t('published well {id}', { id: well_ndx ?? null }));
  const { rows } = await pool.query<Alerts['alerts'][number] & { happened_at: Date | string }>(readAlerts, [
    well_ndx ?? null,
    language(),
  ]);
  const alerts = rows.map((row) => ({ ...row, happened_at: new Date(row.happened_at).toISOString() }));
  return { well, alerts };
}

/** `GET /api/alerts` */
export const answerAlerts = answer(listAlerts, async ({ query: { well_ndx } }, { database: { pool }, config }) => ({
  has_mail: hasMail(config),
  ...(await findAlerts(pool, well_ndx)),
}));

/** `GET /api/alerts.atom` */
export const answerAlertFeed = answer(
  alertFeed,
  async ({ query: { well_ndx }, reply }, { database: { pool }, config }) => {
    const found = await findAlerts(pool, well_ndx);
    void reply
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('vary', 'accept-language')
      .header('cache-control', 'public, max-age=300');
    return writeFeed(config, found);
  },
);

/** Of two at once for the same address one waits: what it asks for is counted, and confirmed, one after the other. */
const oneAtATime = "select pg_advisory_xact_lock(hashtextextended('alerts for ' || lower($1), 0))";

const keepRequest = `
  insert into alert_subscriptions (email, about_stages, about_indicators, well_ndx, language)
  select $1, $2, $3, $4, $5
  where (
    select count(*) from alert_subscriptions
    where lower(email) = lower($1) and confirmed_at is null and asked_at > now() - interval '1 day'
  ) < ${MOST_REQUESTS_A_DAY}
  returning alert_subscription_ndx`;

const keepMail = 'insert into alert_mails (alert_subscription_ndx, message_id) values ($1, $2)';

/** `POST /api/alert-subscriptions`: answers the same whether a message goes out. */
export const actAskForAlerts = act(
  askForAlerts,
  async ({ body: { email, about_stages, about_indicators, well_ndx }, client }, { config }) => {
    if (!hasMail(config))
      throw invalid('email', t('The District does not send alerts by e-mail. Follow the feed on this page instead.'));
    if (well_ndx !== null && (await client.query(readWell, [well_ndx])).rowCount === 0)
      throw invalid('well_ndx', t('This well is not public.'));
    await client.query(oneAtATime, [email]);
    const { rows } = await client.query<{ alert_subscription_ndx: number }>(keepRequest, [
      email,
      about_stages,
      about_indicators,
      well_ndx,
      language(),
    ]);
    for (const { alert_subscription_ndx } of rows)
      await client.query(keepMail, [alert_subscription_ndx, nameMessage(config)]);
    return { message: t(CONFIRMATION_IS_ON_ITS_WAY) };
  },
  ({ jobs }) => jobs.begin(sendAlertMails),
);

/** What the address asked for before, for the district or for the same well, is replaced. */
const replaceEarlier = `
  delete from alert_subscriptions as earlier
  using alert_subscriptions as confirmed
  where confirmed.alert_subscription_ndx = $1
    and earlier.alert_subscription_ndx <> $1
    and earlier.confirmed_at is not null
    and lower(earlier.email) = lower(confirmed.email)
    and earlier.well_ndx is not distinct from confirmed.well_ndx`;

const readEmail = 'select email from alert_subscriptions where alert_subscription_ndx = $1';

const confirm = `
  update alert_subscriptions set confirmed_at = coalesce(confirmed_at, now())
  where alert_subscription_ndx = $1 and (confirmed_at is not null or asked_at > now() - interval '30 days')`;

/** `POST /api/alert-subscriptions/{token}/confirm`: confirmed twice is confirmed. */
export const actConfirmAlerts = act(confirmAlerts, async ({ params: { token }, client }) => {
  const subscription = await subscriptionOf(client, token);
  const { rows } = await client.query<{ email: string }>(readEmail, [subscription]);
  await client.query(oneAtATime, [rows[0]?.email ?? '']);
  await client.query(replaceEarlier, [subscription]);
  const { rowCount } = await client.query(confirm, [subscription]);
  if (rowCount === 0) throw notFound('such request any more: the link is too old, or the alerts were ended. Ask again');
});
