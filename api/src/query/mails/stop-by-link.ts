import { stopQueryMailByLink } from '@artesian/contract/query/query-mails';
import type { Pool } from 'pg';
import { answer } from '../../platform/calls/answer.ts';
import type { Config } from '../../platform/config.ts';
import { notFound } from '../../platform/problems.ts';
import { isSignedBy, signatureOf } from '../../platform/secret.ts';
import { transaction } from '../../platform/transaction.ts';

const KEY = 'stop-query-mail-key';
const wordsOf = (mail: number | string) => `stop-query-mail ${mail}`;

/** Nobody can stop what others get: the address is signed. */
export async function stopAddress(pool: Pool, { origin }: Config, query_mail_ndx: number): Promise<string> {
  return `${origin}/stop-query-mail/${query_mail_ndx}.${await signatureOf(pool, KEY, wordsOf(query_mail_ndx))}`;
}

/** `POST /api/stop-query-mail/{token}`: what is stopped already stays so, and nothing is wrong with saying it again. */
export const answerStopByLink = answer(stopQueryMailByLink, async ({ params: { token }, request }, { database }) => {
  const [, mail, signature = ''] = /^(\d{1,9})\.([\w-]{32})$/.exec(token) ?? [];
  const isSigned = mail !== undefined && (await isSignedBy(database.pool, KEY, wordsOf(mail), signature));
  if (!isSigned)
    throw notFound('such link to stop a query. It may be incomplete: copy the whole link from the message');
  const actor = { sub: 'link in a query by e-mail', requestId: request.id };
  await transaction(database, actor, (client) =>
    client.query('delete from query_mails where query_mail_ndx = $1', [mail]),
  );
});
