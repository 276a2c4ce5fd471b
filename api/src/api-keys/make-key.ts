import { createHash, randomBytes } from 'node:crypto';
import { makeApiKey } from '@artesian/contract/api-keys/api-keys';
import { noteActivity } from '../platform/activity.ts';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';

/** Nobody can guess a key, so that a hash without salt hides it well enough, and finds it at once. */
export const hashOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

const START = 8;

const keep = `
  update api_keys set key_hash = $2, key_start = $3 where api_key_ndx = $1 and not removed returning holder`;

/** `POST /api/list-api-keys/{api_key_ndx}/key`. No answer of it is kept for a repeated call: it holds the key. */
export const answerMakeApiKey = answer(makeApiKey, async ({ params, user, request, reply }, { database }) => {
  const key = `ak_${randomBytes(24).toString('base64url')}`;
  const key_start = key.slice(0, START);
  const actor = { sub: user.sub, requestId: request.id };
  await transaction(database, actor, async (client) => {
    const { rows } = await client.query<{ holder: string }>(keep, [params.api_key_ndx, hashOf(key), key_start]);
    if (!rows[0]) throw notFound('such API key, or it was revoked');
    await noteActivity(client, request, { act: 'key generated', about: rows[0].holder });
  });
  void reply.header('cache-control', 'no-store');
  return { key, key_start };
});
