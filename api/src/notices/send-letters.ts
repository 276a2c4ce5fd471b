import { t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import { isReminder, type NoticeKind } from '@artesian/contract/notices/notices';
import type { Language } from '@artesian/domain/texts/languages';
import type { Pool } from 'pg';
import { mailJob } from '../jobs/mail-job.ts';
import type { Config } from '../platform/config.ts';
import { stateOf, type Outbox } from '../platform/mail/hand-over.ts';
import type { Message } from '../platform/mail/open-mail.ts';
import { asMessage } from './as-message.ts';
import { stopAddress } from './stop-reminders.ts';

/** No mail server is waited for that long. */
const warningAbandoned = `
  update letters set state = 'unsure', failure = 'The server stopped while it was being sent.'
  where state = 'sending' and updated_timestamp < now() - interval '5 minutes'`;

const take = `
  update letters set state = 'sending', tries = tries + 1
  where letter_ndx = (
    select letter_ndx from letters
    where state = 'waiting' and letter_ndx <> all ($1)
    order by letter_ndx
    limit 1
    for update skip locked
  )
  returning letter_ndx, (select kind from notices where notices.notice_ndx = letters.notice_ndx) as kind,
    rolo_ndx, message_id, addressee, r_email, language, subject, body`;

interface LetterToSend {
  letter_ndx: number;
  kind: NoticeKind;
  rolo_ndx: number;
  message_id: string;
  addressee: string;
  r_email: string;
  language: Language;
  subject: string;
  body: LetterBody;
}

const outboxOf = (pool: Pool, config: Config): Outbox<LetterToSend> => ({
  take: async (later) => (await pool.query<LetterToSend>(take, [later])).rows[0],
  keyOf: ({ letter_ndx }) => letter_ndx,
  messageOf: (letter) => messageOf(pool, config, letter),
  settle: (letter_ndx, outcome) => pool.query(settle, [letter_ndx, ...stateOf(outcome)]),
});

async function messageOf(pool: Pool, config: Config, letter: LetterToSend): Promise<Message> {
  const { message_id, addressee, r_email, language, subject, kind } = letter;
  const stop = isReminder(kind) ? await stopAddress(pool, config, letter) : undefined;
  const envelope = { messageId: message_id, to: { name: addressee, address: r_email }, ...(stop && { stop }) };
  return asMessage(language, envelope, () => {
    const ending = stop ? [{ paragraph: t('To stop meter-reading reminders, open {stop}', { stop }) }] : [];
    return { subject, body: [...letter.body, ...ending] };
  });
}

const settle = `
  update letters set
    state = $2,
    told_at = case when $2 = 'sent' then now() end,
    failure = $3
  where letter_ndx = $1 and state = 'sending'`;

/** Hands the letters that wait to the mail server. Of one that was never settled nobody knows whether it arrived: staff decide. */
export const sendLetters = mailJob({
  name: 'send-letters',
  failure: 'Notice letters could not be e-mailed; they will be sent again tonight.',
  before: ({ database }) => database.pool.query(warningAbandoned),
  outbox: outboxOf,
});
