import type { Pool } from 'pg';
import type { PartsOfJobs } from '../jobs/job.ts';
import { mailJob } from '../jobs/mail-job.ts';
import { asMessage } from '../notices/as-message.ts';
import { findRecipients } from '../notices/find-recipients.ts';
import type { Config } from '../platform/config.ts';
import { stateOf, type Outbox } from '../platform/mail/hand-over.ts';
import type { Message } from '../platform/mail/open-mail.ts';
import { transaction } from '../platform/transaction.ts';
import { claimKey, codeOf } from './claim-code.ts';
import { writeClaimLetter } from './claim-letter.ts';
import { keepClaim } from './keep-claim.ts';

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

const answerRequests = ({ database, config }: PartsOfJobs) =>
  transaction(database, { sub: 'requested by an owner', requestId: 'send-claims' }, async (client) => {
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

async function outboxOf(pool: Pool, config: Config): Promise<Outbox<ClaimToSend>> {
  const key = await claimKey(pool);
  return {
    take: async (later) => (await pool.query<ClaimToSend>(take, [later])).rows[0],
    keyOf: ({ claim_ndx }) => claim_ndx,
    messageOf: (claim) => messageOf(pool, config, claim, codeOf(key, claim.claim_ndx)),
    settle: (claim, outcome) => {
      // One that may have arrived counts as sent: the next can be asked for a day later.
      const state = outcome.state === 'unsure' ? 'sent' : stateOf(outcome)[0];
      return pool.query('update claims set state = $2 where claim_ndx = $1', [claim, state]);
    },
  };
}

async function messageOf(pool: Pool, config: Config, claim: ClaimToSend, code: string): Promise<Message> {
  const { claim_ndx, rolo_ndx, r_email, expires_at } = claim;
  const [recipient] = await findRecipients(pool, [rolo_ndx]);
  const addressee = recipient?.addressee ?? r_email;
  const envelope = {
    messageId: `<claim-${claim_ndx}@${new URL(config.origin).hostname}>`,
    to: { name: addressee, address: r_email },
  };
  return asMessage(recipient?.language ?? 'en', envelope, () =>
    writeClaimLetter(config, { addressee }, { code, expires_at: new Date(expires_at) }),
  );
}

/** Writes the letters that were asked for by the number of a permit, and mails those that wait, one after the other. */
export const sendClaims = mailJob({
  name: 'send-claims',
  failure: 'Access code letters could not be e-mailed; they will be sent again tonight.',
  before: answerRequests,
  outbox: outboxOf,
});
