import { createHash } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';
import type { Pool } from 'pg';

/** Somebody who tries to sign in. */
export interface Attempt {
  /** What is tried: an e-mail address, or the second factor of an account. */
  account: string;
  /** The network address that it comes from. */
  ip: string;
  /** What its person alone has: a browser that has signed in before, or a session. */
  own: string | undefined;
}

/** Of somebody who is signed in: counted for them alone. */
export const attemptOf = (what: string, sub: string): Attempt => ({ account: `${what} of ${sub}`, ip: '', own: sub });

/** Failures before somebody has to wait, and how long at most. Each further one doubles the wait. */
interface Limit {
  caller: string;
  free: number;
  longestWaitS: number;
}

const FIRST_WAIT_S = 30;
/** After so long without another one, failures are forgotten. */
const FORGOTTEN_AFTER = '1 day';
/** Counted no further, so that the wait stays a number. */
const MOST_COUNTED = 200;

/** By hashes, so that nothing tells which addresses were tried; whether there is such an account is not asked. */
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const accountOf = ({ account }: Attempt) => hashOf(account.trim().toLowerCase());

/**
 * What its person alone has is counted by itself, so nobody else can keep them out. Others are counted by their network
 * address and, much later and for shorter, all together, so that guesses from many addresses are slow as well.
 */
function limitsOf({ ip, own }: Attempt): Limit[] {
  if (own !== undefined) return [{ caller: hashOf(`own ${own}`), free: 5, longestWaitS: 15 * 60 }];
  return [
    { caller: hashOf(`address ${normalizeIP(ip)}`), free: 5, longestWaitS: 15 * 60 },
    { caller: 'anyone', free: 50, longestWaitS: 5 * 60 },
  ];
}

/** Minutes, rounded up, for which this caller cannot try again; 0 when they may. */
export async function lockedMinutes(pool: Pool, attempt: Attempt): Promise<number> {
  const limits = limitsOf(attempt);
  const { rows } = await pool.query<{ minutes: number | null }>(
    `select ceil(max(
         extract(epoch from last_failure - now() + least(longest, $5 * 2.0 ^ (failures - free)) * interval '1 second')
       ) / 60)::integer as minutes
     from sign_in_failures
       join unnest($2::text[], $3::integer[], $4::integer[]) as limits (caller_hash, free, longest) using (caller_hash)
     where account_hash = $1 and failures >= free and last_failure > now() - interval '${FORGOTTEN_AFTER}'`,
    [
      accountOf(attempt),
      limits.map(({ caller }) => caller),
      limits.map(({ free }) => free),
      limits.map(({ longestWaitS }) => longestWaitS),
      FIRST_WAIT_S,
    ],
  );
  return Math.max(0, rows[0]?.minutes ?? 0);
}

/** Counts a failure; a success forgets those of this caller, and leaves what others did. */
export async function noteAttempt(pool: Pool, attempt: Attempt, isRight: boolean) {
  const callers = limitsOf(attempt).map(({ caller }) => caller);
  if (isRight) {
    await pool.query('delete from sign_in_failures where account_hash = $1 and caller_hash = $2', [
      accountOf(attempt),
      callers[0],
    ]);
    return;
  }
  await pool.query(
    `insert into sign_in_failures as kept (account_hash, caller_hash, failures) select $1, unnest($2::text[]), 1
     on conflict (account_hash, caller_hash) do update set
       failures = case
         when kept.last_failure > now() - interval '${FORGOTTEN_AFTER}' then least(kept.failures + 1, ${MOST_COUNTED}) else 1 end,
       last_failure = now()`,
    [accountOf(attempt), callers],
  );
}

/** Forgets all failures of an account whose person has proved to be there, by a link in their mail. */
export const forgetFailures = (pool: Pool, account: string) =>
  pool.query('delete from sign_in_failures where account_hash = $1', [hashOf(account.trim().toLowerCase())]);

export const tooOften = (what: 'password' | 'code', minutes: number) =>
  `The ${what} was incorrect too many times. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`;
