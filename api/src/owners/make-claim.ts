import { claimLetter, claimPosted, makeClaim, type Claim } from '@artesian/contract/owners/claims';
import type { PoolClient } from 'pg';
import { findRecipients } from '../notices/find-recipients.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { claimKey, codeOf } from './claim-code.ts';
import { writeClaimLetter } from './claim-letter.ts';
import { sendClaims } from './send-claims.ts';

/** The permits that a claim of a contact is for. A contact that was merged into another has those of that one. */
export const permitsOfContact = `
  select permit_ndx, permit_number
  from permits
  where rolo_ndx = coalesce((select merged_into from contacts where rolo_ndx = $1), $1)
    and rolo_ndx <> 999999
    and not removed
    and (ended_date is null or ended_date >= district_today())
  order by permit_number`;

/** A letter for a contact: to be mailed where there is a usable address, else to be printed. */
export async function keepClaim(client: PoolClient, config: Config, contact: number) {
  const [recipient] = await findRecipients(client, [contact]);
  const address = hasMail(config) ? (recipient?.r_email ?? null) : null;
  const { rows } = await client.query<Pick<Claim, 'claim_ndx' | 'state'>>(
    'insert into claims (rolo_ndx, r_email, state) values ($1, $2, $3) returning claim_ndx, state',
    [contact, address, address === null ? 'to post' : 'waiting'],
  );
  return rows[0]!;
}

/** `POST /api/claims` */
export const actMakeClaim = act(
  makeClaim,
  async ({ body: { rolo_ndx }, client }, { config }) => {
    const { rowCount } = await client.query(permitsOfContact, [rolo_ndx]);
    if (!rowCount)
      throw invalid('rolo_ndx', 'This contact holds no permit that could be claimed. Choose the holder of one.');
    return keepClaim(client, config, rolo_ndx);
  },
  ({ jobs }) => jobs.begin(sendClaims),
);

/** `GET /api/claims/{claim_ndx}/letter` */
export const answerClaimLetter = answer(claimLetter, async ({ params, reply }, { database: { pool }, config }) => {
  const { rows } = await pool.query<{ rolo_ndx: number; expires_at: Date }>(
    `select rolo_ndx, expires_at from claims
     where claim_ndx = $1 and state in ('to post', 'posted', 'refused') and used_at is null and expires_at > now()`,
    [params.claim_ndx],
  );
  const [claim] = rows;
  const [recipient] = claim ? await findRecipients(pool, [claim.rolo_ndx]) : [];
  if (!claim || !recipient) throw notFound('such letter to print');
  const code = codeOf(await claimKey(pool), params.claim_ndx);
  const { addressee, organization, postal_address, r_email } = recipient;
  const letter = writeClaimLetter(config, recipient, { code, expires_at: new Date(claim.expires_at) });
  void reply.header('cache-control', 'private, no-store');
  return { addressee, organization, postal_address, r_email, ...letter };
});

/** `POST /api/claims/{claim_ndx}/posted`: posted twice is posted. */
export const actClaimPosted = act(claimPosted, async ({ params, client }) => {
  const { rowCount } = await client.query(
    `update claims set state = 'posted' where claim_ndx = $1 and state in ('to post', 'refused', 'posted')`,
    [params.claim_ndx],
  );
  if (rowCount === 0) throw notFound('such letter to post');
});
