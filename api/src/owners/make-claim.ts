import { t } from '@artesian/domain/texts/translate';
import { claimLetter, claimPosted, makeClaim } from '@artesian/contract/owners/claims';
import { findRecipients } from '../notices/find-recipients.ts';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { claimKey, codeOf } from './claim-code.ts';
import { writeClaimLetter } from './claim-letter.ts';
import { keepClaim, permitsOfContact } from './keep-claim.ts';
import { sendClaims } from './send-claims.ts';

/** `POST /api/claims` */
export const actMakeClaim = act(
  makeClaim,
  async ({ body: { rolo_ndx }, client }, { config }) => {
    const { rowCount } = await client.query(permitsOfContact, [rolo_ndx]);
    if (!rowCount) throw invalid('rolo_ndx', t('This contact does not hold a permit. Choose a permit holder.'));
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
