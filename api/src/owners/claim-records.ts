import { t } from '@artesian/domain/texts/translate';
import { timingSafeEqual } from 'node:crypto';
import { CODE_IS_ON_ITS_WAY, enterClaim, requestClaim } from '@artesian/contract/owners/claims';
import type { PoolClient } from 'pg';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { invalid, Refusal } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { attemptOf, lockedMinutes, noteAttempt } from '../sign-in/lock-out.ts';
import { claimKey, codeOf } from './claim-code.ts';
import { permitsOfContact } from './keep-claim.ts';
import { sendClaims } from './send-claims.ts';

const REQUESTS_A_DAY = 5;

/** `POST /api/claim-requests`: what takes longer where there is such a permit is done when nobody waits for it. */
export const actRequestClaim = act(
  requestClaim,
  async ({ body: { permit_number }, user, client }) => {
    const { rows } = await client.query<{ asked: number }>(
      `select count(*)::integer as asked from claim_requests where sub = $1 and at > now() - interval '1 day'`,
      [user.sub],
    );
    if (rows[0]!.asked >= REQUESTS_A_DAY)
      throw new Refusal(
        429,
        'too-many',
        t('Too many requests'),
        t('You have requested {most} codes within a day. Try again tomorrow, or contact the office.', {
          most: REQUESTS_A_DAY,
        }),
      );
    await client.query('insert into claim_requests (sub, permit_number) values ($1, $2)', [user.sub, permit_number]);
    return { message: CODE_IS_ON_ITS_WAY };
  },
  ({ jobs }) => jobs.begin(sendClaims),
);

/** Wrong codes are counted as wrong passwords are, by account. */
const triesOf = (sub: string) => attemptOf('claim', sub);

/** `POST /api/claims/enter`: not an `act`, so that a wrong code is counted although it is refused. Entered twice it answers the same. */
export const answerEnterClaim = answer(enterClaim, async ({ body: { code }, user, request }, { database }) => {
  const { pool } = database;
  const wait = await lockedMinutes(pool, triesOf(user.sub));
  if (wait > 0)
    throw new Refusal(
      429,
      'too-many',
      t('Too many wrong codes'),
      t('Too many wrong codes were entered. Try again in {wait, plural, one {a minute} other {# minutes}}.', { wait }),
    );
  const key = await claimKey(pool);
  const claimed = await transaction(database, { sub: user.sub, requestId: request.id }, (client) =>
    claim(client, key, code, user.sub),
  );
  await noteAttempt(pool, triesOf(user.sub), claimed !== undefined);
  if (!claimed)
    throw invalid(
      'code',
      t('This code is incorrect, has expired, or was used by another account. Check it, or request a new one.'),
    );
  return { permits: claimed };
});

/** Those that can still be used, and by this account those that it used. */
const open = `
  select claim_ndx, rolo_ndx from claims
  where (used_at is null and expires_at > now()) or used_by = $1
  for update`;

const link = `
  insert into account_permits (sub, permit_ndx)
  select $2, permit_ndx from (${permitsOfContact}) as held
  on conflict do nothing`;

/** The numbers of the permits that are now the account's; undefined for a code that opens nothing. */
async function claim(client: PoolClient, key: string, code: string, sub: string): Promise<string[] | undefined> {
  const { rows } = await client.query<{ claim_ndx: number; rolo_ndx: number }>(open, [sub]);
  const found = rows.find(({ claim_ndx }) => timingSafeEqual(Buffer.from(codeOf(key, claim_ndx)), Buffer.from(code)));
  if (!found) return undefined;
  const { claim_ndx, rolo_ndx } = found;
  const used = await client.query(
    'update claims set used_by = $2, used_at = now() where claim_ndx = $1 and used_at is null',
    [claim_ndx, sub],
  );
  if (used.rowCount) await client.query(link, [rolo_ndx, sub]);
  const held = await client.query<{ permit_number: string }>(permitsOfContact, [rolo_ndx]);
  return held.rows.map(({ permit_number }) => permit_number);
}
