import { locale, t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import { NO_OWNER } from '@artesian/contract/language/fields';
import type { Told } from '@artesian/contract/owners/submitted-readings';
import { firstDayOf } from '@artesian/domain/month';
import type { Pool, PoolClient } from 'pg';
import { findRecipients, languageOfAddress } from '../notices/find-recipients.ts';
import { asMessage } from '../notices/as-message.ts';
import { formatMonth } from '../notices/format.ts';
import type { Config } from '../platform/config.ts';
import { linkTo } from '../platform/language.ts';
import { hasMail, type Message } from '../platform/mail/open-mail.ts';
import { reachable } from '../platform/mail/reachable.ts';
import { nameMessage, sendKept } from '../jobs/send-kept.ts';

/**
 * Has the owner told by e-mail what staff ask about a reading, once this is written and `sendQuestionMails` is begun: at the address of the
 * account that sent it in, or at that of the permit's contact where a provider keeps the accounts.
 */
export async function queueQuestionMail(client: PoolClient, config: Config, submission: number): Promise<Told> {
  if (!hasMail(config)) return 'no mail server';
  const owner = await findOwner(client, submission);
  if (!owner) return 'no address';
  await client.query(
    'insert into question_mails (submitted_reading_ndx, addressee, address, message_id) values ($1, $2, $3, $4)',
    [submission, owner.name, owner.email, nameMessage(config)],
  );
  return 'by e-mail';
}

interface Owner {
  name: string;
  email: string;
}

async function findOwner(client: PoolClient, submission: number): Promise<Owner | undefined> {
  const { rows } = await client.query<{ rolo_ndx: number | null } & { [K in keyof Owner]: string | null }>(
    `select accounts.name, accounts.email, permits.rolo_ndx
     from submitted_readings as submitted
     join permits using (permit_ndx)
     left join accounts on accounts.sub = submitted.created_by and not accounts.blocked
     where submitted_reading_ndx = $1`,
    [submission],
  );
  const { name, email, rolo_ndx } = rows[0]!;
  if (name !== null && email !== null) return { name, email };
  const [contact] = rolo_ndx === null || rolo_ndx === NO_OWNER ? [] : await findRecipients(client, [rolo_ndx]);
  return contact?.r_email ? { name: contact.addressee, email: contact.r_email } : undefined;
}

interface MailToSend {
  question_mail_ndx: number;
  submitted_reading_ndx: number;
  addressee: string;
  address: string;
  message_id: string;
}

/** Hands to the mail server what owners are asked. A question that was settled meanwhile goes to nobody. */
export const sendQuestionMails = sendKept<MailToSend>(
  'send-question-mails',
  'Questions about readings could not be e-mailed to owners; they will be sent again tonight.',
  {
    table: 'question_mails',
    key: 'question_mail_ndx',
    columns: 'submitted_reading_ndx, addressee, address, message_id',
    about: {
      joined: 'submitted_readings as submitted using (submitted_reading_ndx)',
      where: `submitted.state = 'questioned'`,
    },
    messageOf,
  },
);

interface Asked {
  meter_ndx: number;
  meter_id: string;
  c_year: number;
  c_month: number;
  meter_reading: number;
  /** What one of it stands for. */
  dial: string;
  question: string;
}

const asked = `
  select meter_ndx, meter_id, c_year, c_month, meter_reading, question,
    api.dial_name(dial.dial_unit, dial.dial_multiplier) as dial
  from submitted_readings join meters using (meter_ndx)
  cross join lateral api.dial_of(meter_ndx, make_date(c_year, c_month, 1)) as dial
  where submitted_reading_ndx = $1`;

async function messageOf(pool: Pool, config: Config, mail: MailToSend): Promise<Message> {
  const { rows } = await pool.query<Asked>(asked, [mail.submitted_reading_ndx]);
  const language = await languageOfAddress(pool, mail.address);
  const to = { name: mail.addressee, address: mail.address };
  return asMessage(language, { messageId: mail.message_id, to }, () => {
    const { meter_ndx, meter_id, c_year, c_month, meter_reading, dial, question } = rows[0]!;
    const reading = `${meter_id}, ${formatMonth(firstDayOf({ year: c_year, month: c_month }))}`;
    const subject = t('A question about your meter reading: {reading}', { reading });
    const body: LetterBody = [
      t('Dear {addressee},', { addressee: mail.addressee }),
      t('The {district} reviewed your reading for {reading}: {meter_reading} {dial}. The district asks:', {
        district: config.DISTRICT_NAME,
        reading,
        meter_reading: meter_reading.toLocaleString(locale()),
        dial,
      }),
      question,
      t('The reading does not count as it is. Answer by sending another, with a note where one helps: {address}', {
        address: linkTo(config, `/my-permits/reading/${meter_ndx}`),
      }),
    ].map((paragraph) => ({ paragraph }));
    return { subject, body: [...body, ...reachable(config)] };
  });
}
