import { createHash } from 'node:crypto';
import type pg from 'pg';
import { Refusal } from './problems.ts';

export interface RepeatableCall {
  /** What the caller sent as `Idempotency-Key`; undefined lets every call act. */
  key: string | undefined;
  who: string;
  /** Method and path. */
  call: string;
  body: unknown;
}
export interface Answer {
  status: number;
  body: unknown;
}

/**
 * Answers a repeated call as the first time, without acting again. The key is taken in the transaction of the effect,
 * so of two calls at once the second waits for the first and then finds its answer.
 * Refuses with 422 when the same key comes with another call or body.
 */
export async function onceOnly(
  client: pg.PoolClient,
  repeatable: RepeatableCall,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (repeatable.key === undefined) return act();
  const { key, who, call } = repeatable;
  const hash = createHash('sha256')
    .update(JSON.stringify(repeatable.body ?? null, withoutPasswords))
    .digest('hex');
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${who} ${key}`]);
  const { rows } = await client.query<{ call: string; body_hash: string; status: number; answer: unknown }>(
    'select call, body_hash, status, answer from idempotency_keys where who = $1 and key = $2',
    [who, key],
  );
  const first = rows[0];
  if (first) {
    if (first.call === call && first.body_hash === hash) return { status: first.status, body: first.answer };
    throw new Refusal(
      422,
      'idempotency-key',
      'Refused',
      'This Idempotency-Key was used for another call. Use a new one.',
    );
  }
  const answer = await act();
  await client.query(
    'insert into idempotency_keys (key, who, call, body_hash, status, answer) values ($1, $2, $3, $4, $5, $6)',
    [key, who, call, hash, answer.status, JSON.stringify(answer.body ?? null)],
  );
  return answer;
}

/** Even its hash would let a password be guessed at. */
const withoutPasswords = (name: string, value: unknown) => (name === 'password' ? undefined : value);
