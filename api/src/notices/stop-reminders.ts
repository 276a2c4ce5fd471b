import { stopReminders } from '@artesian/contract/notices/stop-reminders';
import { addressIn, type Language } from '@artesian/domain/texts/languages';
import type { Pool } from 'pg';
import { answer } from '../platform/calls/answer.ts';
import type { Config } from '../platform/config.ts';
import { notFound } from '../platform/problems.ts';
import { transaction } from '../platform/transaction.ts';
import { isSignedBy, signatureOf } from '../platform/secret.ts';

const KEY = 'stop-reminders-key';
const wordsOf = (contact: number | string) => `stop-reminders ${contact}`;

/** Nobody can stop the reminders of others: the address is signed. It holds for as long as the contact is there. */
export async function stopAddress(
  pool: Pool,
  { origin }: Config,
  { rolo_ndx, language }: { rolo_ndx: number; language: Language },
): Promise<string> {
  const token = `${rolo_ndx}.${await signatureOf(pool, KEY, wordsOf(rolo_ndx))}`;
  return `${origin}${addressIn(language, `/stop-reminders/${token}`)}`;
}

/** A contact that was merged into another has none of its own any more. */
const stop = `
  update contacts set no_reminders = true
  where rolo_ndx = coalesce((select merged_into from contacts where rolo_ndx = $1), $1) and not no_reminders`;

/** `POST /api/stop-reminders/{token}`: no program that looks at links in messages stops anything, since those only read. */
export const answerStopReminders = answer(stopReminders, async ({ params: { token }, request }, { database }) => {
  const [, contact, signature = ''] = /^(\d{1,9})\.([\w-]{32})$/.exec(token) ?? [];
  const isSigned = contact !== undefined && (await isSignedBy(database.pool, KEY, wordsOf(contact), signature));
  if (!isSigned)
    throw notFound('such link to stop reminders. It may be incomplete: copy the whole link from the message');
  const actor = { sub: 'link in a reminder', requestId: request.id };
  await transaction(database, actor, (client) => client.query(stop, [contact]));
});
