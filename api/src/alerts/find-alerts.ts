import type { PoolClient } from 'pg';
import type { Job } from '../jobs/job.ts';
import type { Config } from '../platform/config.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { inLanguage } from '../platform/language.ts';
import { transaction } from '../platform/transaction.ts';
import { sendAlertMails } from './send-alert-mails.ts';
import { readChangedStandings } from './standings/changed-standings.ts';
import type { AlertEvent } from './standings/standing.ts';

/** Has the job done where it was never done: from then on it knows what has changed. */
export const firstLookForAlerts = `
  select api.ask_for_job('find-alerts') where not exists (select from alert_standings)`;

/** What happened with the water since the last look, for whoever asked to be told: by night, and whenever what it is told from changed. */
export const findAlerts: Job = {
  name: 'find-alerts',
  retries: 3,
  retryAfterSeconds: 60,
  nightly: true,
  failure: 'Public alerts were not looked for. It will be retried tonight.',
  run: async (parts) => {
    const { config, database } = parts;
    await transaction(database, { sub: 'system', requestId: 'find-alerts' }, (client) => find(client, config));
    await sendAlertMails.run(parts);
  },
};

const keepStandings = `
  insert into alert_standings (subject, standing)
  select subject, standing from jsonb_to_recordset($1) as told (subject text, standing jsonb)
  on conflict (subject) do update set standing = excluded.standing`;

const keepEvents = `
  insert into alert_events (about, well_ndx, title, detail, translations)
  select about, well_ndx, title, detail, translations
  from jsonb_to_recordset($1) as told (about text, well_ndx integer, title text, detail text, translations jsonb)
  returning alert_event_ndx`;

/** What happened at once is told in one message. */
const writeMails = `
  insert into alert_mails (alert_subscription_ndx, about_events, message_id)
  select
    subscriptions.alert_subscription_ndx,
    array_agg(events.alert_event_ndx order by events.alert_event_ndx),
    '<' || gen_random_uuid() || '@' || $2 || '>'
  from alert_subscriptions as subscriptions
  join alert_events as events
    on events.about = 'stages' and subscriptions.about_stages
    or events.about = 'indicators' and subscriptions.about_indicators
    -- A well that was merged goes on as the other one.
    or events.well_ndx in (
      subscriptions.well_ndx, (select merged_into from wells where wells.well_ndx = subscriptions.well_ndx)
    )
  where subscriptions.confirmed_at is not null and events.alert_event_ndx = any ($1)
  group by subscriptions.alert_subscription_ndx`;

async function find(client: PoolClient, config: Config) {
  await client.query("select pg_advisory_xact_lock(hashtextextended('find alerts', 0))");
  const changed = await readChangedStandings(client);
  const kept = changed.map(({ subject, standing }) => ({ subject, standing }));
  await client.query(keepStandings, [JSON.stringify(kept)]);
  // What is seen for the first time is no news.
  const told = changed
    .filter(({ before }) => before !== null)
    .flatMap(({ before, tell, well_ndx = null }): AlertEvent[] => {
      const event = tell(before);
      return event ? [{ ...event, well_ndx, translations: { es: inLanguage('es', () => tell(before)!) } }] : [];
    });
  if (told.length === 0) return;
  const { rows } = await client.query<{ alert_event_ndx: number }>(keepEvents, [JSON.stringify(told)]);
  if (!hasMail(config)) return;
  const events = rows.map(({ alert_event_ndx }) => alert_event_ndx);
  await client.query(writeMails, [events, new URL(config.origin).hostname]);
}
