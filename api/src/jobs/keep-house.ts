import { sweepPieces } from '../field/files-in-pieces/pieces.ts';
import { sealHistory } from '../verify/seal-history.ts';
import type { Job } from './job.ts';

/** What no longer serves anybody: sign-ins that ended or failed, and first answers older than any field trip. */
const outdated = [
  'delete from sign_in_state where expires_at < now()',
  "delete from idempotency_keys where at < now() - interval '60 days'",
  'delete from ended_sessions where until < now()',
  "delete from account_links where expires_at < now() - interval '1 day'",
  "delete from sign_in_failures where last_failure < now() - interval '1 day'",
  'delete from query_mail_sends where due_on < district_today() - 400',
  "delete from figure_checks where checked_at < now() - interval '400 days'",
  'delete from api_key_days where day < district_today() - 400',
  // A device that was away may ask again what became of its file; one that was given up is sent anew.
  `delete from field_uploads
   where last_piece_at < now() - case when att_ndx is null then interval '1 day' else interval '60 days' end`,
  // Files that nobody brought in, with their previews, and the previews of those that were.
  `delete from import_runs where kind = 'preview' and asked_at < now() - interval '7 days'`,
  `delete from import_files as files
   where uploaded_at < now() - interval '7 days'
     and not exists (select from import_runs as runs where runs.import_file_ndx = files.import_file_ndx)`,
  // Files of users that added nobody.
  `delete from user_files as files
   where added_at < now() - interval '7 days'
     and not exists (select from user_file_accounts as accounts where accounts.user_file_ndx = files.user_file_ndx)`,
  // Addresses that nobody confirmed, and what is too long ago to be told.
  `delete from alert_subscriptions where confirmed_at is null and asked_at < now() - interval '30 days'`,
  `delete from alert_mails
   where state in ('sent', 'unsure', 'withdrawn') and tried_at < now() - interval '30 days'`,
  `delete from alert_events where happened_at < now() - interval '400 days'`,
  "delete from claim_requests where is_done and at < now() - interval '7 days'",
];

/** The permits without a month of a fiscal year, so many after the present one. */
const lacking = (years: number) => `
  from permits
  where not removed and not exists (
    select from permit_months as months
    where months.permit_ndx = permits.permit_ndx and months.fiscal_year = fiscal_year(district_today()) + ${years}
  )
  having count(*) > 0`;

/** What a new year brings: months of drought history to be declared, and the next fiscal year of each permit. */
const upcoming = [
  'select api.extend_drought_history()',
  // Where nobody started the product for a year more than that is missing.
  `select api.refresh_permit_months(array_agg(permit_ndx)) ${lacking(0)}`,
  `select api.refresh_permit_months(array_agg(permit_ndx), array(
     select month::date
     from generate_series(first_month_of(fiscal_year(district_today()) + 1), last_month_of(fiscal_year(district_today()) + 1), interval '1 month')
       as months (month)
   )) ${lacking(1)}`,
];

/** Clears away, adds what is upcoming, and seals the days of history that are over. */
export const keepHouse: Job = {
  name: 'keep-house',
  retries: 3,
  retryAfterSeconds: 600,
  nightly: true,
  failure:
    'Expired sign-ins and files were not removed, the coming year was not prepared, or days of history were not sealed.',
  run: async ({ config, database, files }) => {
    for (const statement of [...outdated, ...upcoming]) await database.pool.query(statement);
    await sealHistory(database);
    await files.sweep();
    await sweepPieces(config);
  },
};
