import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';

/** What is made at the first start and then kept. Of several processes that start at once, the first one's stays. */
export async function secret<T>(pool: Pick<Pool, 'query'>, name: string, make: () => Promise<T>): Promise<T> {
  const read = () => pool.query<{ value: T }>('select value from secrets where name = $1', [name]);
  const kept = (await read()).rows[0];
  if (kept) return kept.value;
  await pool.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    JSON.stringify(await make()),
  ]);
  return (await read()).rows[0]!.value;
}

/** What nobody else can write beside `words`: 32 letters, by a key of this name that never leaves the server. */
export async function signatureOf(pool: Pick<Pool, 'query'>, name: string, words: string): Promise<string> {
  const key = await secret(pool, name, async () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', key).update(words).digest('base64url').slice(0, 32);
}

/** Whether it was written here. */
export async function isSignedBy(pool: Pick<Pool, 'query'>, name: string, words: string, signature: string) {
  const right = Buffer.from(await signatureOf(pool, name, words));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
