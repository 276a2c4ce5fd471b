import type { Pool } from 'pg';
import type { Job } from '../jobs/job.ts';
import { asHtml, asText } from '../notices/as-message.ts';
import { findRecipients } from '../notices/find-recipients.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/open-database.ts';
import { openMail, type Mail } from '../platform/mail/open-mail.ts';
import { transaction } from '../platform/transaction.ts';
import { claimKey, codeOf } from './claim-code.ts';
import { writeClaimLetter } from './claim-letter.ts';
import { keepClaim } from './keep-claim.ts';

/** Writes the letters that were asked for by the number of a permit, and mails those that wait, one after the other. */
export const sendClaims: Job = {
  name: 'send-claims',
  retries: 10,
  retryAfterSeconds: 3,
  backsOff: true,
  nightly: true,
  failure: 'Letters with a code for well owners could not be mailed; they wait, and are tried again at night.',
  run: async ({ config, database }) => {
    await answerRequests(database, config);
    const mail = openMail(config);
    if (!mail) return;
    try {
      await sendAll(database.pool, config, mail);
    } finally {
      mail.close();
    }
  },
};

/** A contact gets one letter a day, however often somebody asks. */
const asked = `
  update claim_requests set is_done = true where not is_done
  returning (
    select permits.rolo_ndx
    from permits
    where permits.permit_number = claim_requests.permit_number
      and permits.rolo_ndx <> 999999
      and not permits.removed
      and (permits.ended_date is null or permits.ended_date >= district_today())
      and not exists (
        select from claims
        where claims.rolo_ndx = permits.rolo_ndx and claims.created_timestamp > now() - interval '1 day'
      )
  ) as rolo_ndx`;

const answerRequests = (database: Database, config: Config) =>
  transaction(database, { sub: 'asked for by an owner', requestId: 'send-claims' }, async (client) => {
    const { rows } = await client.query<{ rolo_ndx: number | null }>(asked);
    const contacts = new Set(rows.flatMap(({ rolo_ndx }) => rolo_ndx ?? []));
    for (const contact of contacts) await keepClaim(client, config, contact);
  });

/** One that is being sent longer than any mail server is waited for was left by a process that ended: its code arrives twice sooner than never. */
const take = `
  update claims set state = 'sending'
  where claim_ndx = (
    select claim_ndx from claims
    where (state = 'waiting' or (state = 'sending' and updated_timestamp < now() - interval '5 minutes'))
      and claim_ndx <> all ($1)
    order by claim_ndx
    limit 1
    for update skip locked
  )
  returning claim_ndx, rolo_ndx, r_email, expires_at`;

interface ClaimToSend {
  claim_ndx: number;
  rolo_ndx: number;
  r_email: string;
  expires_at: string;
}

/** Throws when letters are to be tried again, so that the job is. */
async function sendAll(pool: Pool, config: Config, mail: Mail) {
  const key = await claimKey(pool);
  const later: number[] = [];
  let said = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the mail server has them
    const claim = (await pool.query<ClaimToSend>(take, [later])).rows[0];
    if (!claim) break;
    // oxlint-disable-next-line no-await-in-loop -- see above
    const outcome = await send(pool, config, mail, claim, key);
    const state = outcome.state === 'later' ? 'waiting' : outcome.state === 'refused' ? 'refused' : 'sent';
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pool.query('update claims set state = $2 where claim_ndx = $1', [claim.claim_ndx, state]);
    if (outcome.state !== 'later') continue;
    later.push(claim.claim_ndx);
    said = outcome.said;
    if (outcome.forAll) break;
  }
  if (later.length > 0) throw new Error(`The mail server said: ${said}`);
}

async function send(pool: Pool, config: Config, mail: Mail, claim: ClaimToSend, key: string) {
  const { claim_ndx, rolo_ndx, r_email, expires_at } = claim;
  const [recipient] = await findRecipients(pool, [rolo_ndx]);
  const addressee = recipient?.addressee ?? r_email;
  const code = codeOf(key, claim_ndx);
  const { subject, body } = writeClaimLetter(config, { addressee }, { code, expires_at: new Date(expires_at) });
  return mail.send({
    messageId: `<claim-${claim_ndx}@${new URL(config.origin).hostname}>`,
    to: { name: addressee, address: r_email },
    subject,
    text: asText(body),
    html: asHtml(subject, body),
  });
}
