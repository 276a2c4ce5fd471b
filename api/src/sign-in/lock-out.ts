import { createHash } from 'node:crypto';
import type { Pool } from 'pg';

/** Wrong passwords before an account has to wait, how long first, and at most. Each further one doubles it. */
const FREE_FAILURES = 5;
const FIRST_WAIT_S = 30;
const LONGEST_WAIT_S = 15 * 60;
/** After so long without another one, wrong passwords are forgotten. */
const FORGOTTEN_AFTER = '1 day';

/** By its hash, so that nothing tells which addresses were tried; whether there is such an account is not asked. */
const hashOf = (email: string) => createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');

/** Minutes, rounded up, for which nobody can sign in with this address; 0 when anybody may try. */
export async function lockedMinutes(pool: Pool, email: string): Promise<number> {
  const { rows } = await pool.query<{ minutes: number }>(
    `select ceil(extract(epoch from last_failure - now() + least($3, $2 * 2.0 ^ (failures - $4)) * interval '1 second') / 60)::integer
       as minutes
     from sign_in_failures
     where account_hash = $1 and failures >= $4 and last_failure > now() - interval '${FORGOTTEN_AFTER}'`,
    [hashOf(email), FIRST_WAIT_S, LONGEST_WAIT_S, FREE_FAILURES],
  );
  return Math.max(0, rows[0]?.minutes ?? 0);
}

/** Counts a wrong password; a right one forgets those before. */
export async function noteAttempt(pool: Pool, email: string, isRight: boolean) {
  if (isRight) {
    await pool.query('delete from sign_in_failures where account_hash = $1', [hashOf(email)]);
    return;
  }
  await pool.query(
    `insert into sign_in_failures as kept (account_hash, failures) values ($1, 1)
     on conflict (account_hash) do update set
       failures = case
         when kept.last_failure > now() - interval '${FORGOTTEN_AFTER}' then least(kept.failures + 1, 30) else 1 end,
       last_failure = now()`,
    [hashOf(email)],
  );
}
