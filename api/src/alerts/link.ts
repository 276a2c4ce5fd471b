import type { Pool } from 'pg';
import { notFound } from '../platform/problems.ts';
import { isSignedBy, signatureOf } from '../platform/secret.ts';

const KEY = 'alerts-key';
const wordsOf = (subscription: number | string) => `alerts ${subscription}`;

/** What proves, in a link, that it came with a message to the address of a subscription. */
export const tokenOf = async (pool: Pick<Pool, 'query'>, subscription: number): Promise<string> =>
  `${subscription}.${await signatureOf(pool, KEY, wordsOf(subscription))}`;

/** The number of the subscription that a token belongs to; 404 for one that was not written here. */
export async function subscriptionOf(pool: Pick<Pool, 'query'>, token: string): Promise<string> {
  const [, subscription, signature = ''] = /^(\d{1,9})\.([\w-]{32})$/.exec(token) ?? [];
  if (subscription === undefined || !(await isSignedBy(pool, KEY, wordsOf(subscription), signature)))
    throw notFound('such link to alerts. It may be incomplete: copy the whole link from the message');
  return subscription;
}
