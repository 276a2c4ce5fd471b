import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import { notFound } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { secret } from '../platform/secret.ts';

const keyOf = (pool: Pool): Promise<string> =>
  secret(pool, 'stop-reminders-key', async () => randomBytes(32).toString('base64url'));

/** Nobody can stop the reminders of others: the address is signed. It holds for as long as the contact is there. */
export async function stopAddress(pool: Pool, { origin }: Config, rolo_ndx: number): Promise<string> {
  return `${origin}/stop-reminders/${rolo_ndx}.${signatureOf(await keyOf(pool), rolo_ndx)}`;
}

const signatureOf = (key: string, contact: number): string =>
  createHmac('sha256', key).update(`stop-reminders ${contact}`).digest('base64url').slice(0, 32);

/** A contact that was merged into another has none of its own any more. */
const stop = `
  update contacts set no_reminders = true
  where rolo_ndx = coalesce((select merged_into from contacts where rolo_ndx = $1), $1) and not no_reminders`;

/** `POST /api/stop-reminders/{token}`: no programme that looks at links in messages stops anything, since those only read. */
export const answerStopReminders = answer(stopReminders, async ({ params: { token }, request }, { database }) => {
  const [, contact, signature = ''] = /^(\d{1,9})\.([\w-]{32})$/.exec(token) ?? [];
  const isSigned =
    contact !== undefined &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(await keyOf(database.pool), Number(contact))));
  if (!isSigned)
    throw notFound('such link to stop reminders. It may have been cut off: copy all of it from the message');
  const actor = { sub: 'link in a reminder', requestId: request.id };
  await transaction(database, actor, (client) => client.query(stop, [contact]));
});
