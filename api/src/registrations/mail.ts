import { t } from '@artesian/domain/texts/translate';
import type { LetterBody } from '@artesian/contract/notices/letter';
import type { Language } from '@artesian/domain/texts/languages';
import type { Pool } from 'pg';
import { asMessage, type Letter } from '../notices/as-message.ts';
import type { Config } from '../platform/config.ts';
import { linkTo } from '../platform/language.ts';
import { hasMail, type Message } from '../platform/mail/open-mail.ts';
import { reachable } from '../platform/mail/reachable.ts';
import { nameMessage, sendKept } from '../jobs/send-kept.ts';

type MailKind = 'confirmation' | 'sent-back';

/**
 * Has the sender of a registration told by e-mail, once this is written and `sendRegistrationMails` is begun: that it came in, with all
 * that were sent in together, or what they are asked to correct. Answers whether the district has a mail server; without one nothing is told.
 */
export async function queueRegistrationMail(
  client: Pick<Pool, 'query'>,
  config: Config,
  kind: MailKind,
  reg_ndx: number,
): Promise<boolean> {
  if (!hasMail(config)) return false;
  await client.query('insert into registration_mails (reg_ndx, kind, message_id) values ($1, $2, $3)', [
    reg_ndx,
    kind,
    nameMessage(config),
  ]);
  return true;
}

interface MailToSend {
  registration_mail_ndx: number;
  kind: MailKind;
  message_id: string;
  reg_ndx: number;
}

/** Hands to the mail server what senders of registrations are told. Who is in quarantine is told nothing until staff let them in. */
export const sendRegistrationMails = sendKept<MailToSend>(
  'send-registration-mails',
  'Messages to registration senders could not be e-mailed; they will be sent again tonight.',
  {
    table: 'registration_mails',
    key: 'registration_mail_ndx',
    columns: 'kind, message_id, reg_ndx',
    about: { joined: 'registrations using (reg_ndx)', where: 'quarantined_because is null and not removed' },
    messageOf,
  },
);

/** A registration, with all that were sent in with it, as they stand now. */
const together = `
  select first_name, last_name, primary_email, reference, well_address, well_city, sent_back_message, language, reg_ndx = $1 as is_meant
  from registrations
  where sent_in_with = (select sent_in_with from registrations where reg_ndx = $1) and not removed
  order by reg_ndx`;

interface ToldOf {
  first_name: string;
  last_name: string;
  primary_email: string;
  reference: string;
  well_address: string;
  well_city: string;
  sent_back_message: string | null;
  language: Language;
  is_meant: boolean;
}

async function messageOf(pool: Pool, config: Config, { kind, message_id, reg_ndx }: MailToSend): Promise<Message> {
  const { rows } = await pool.query<ToldOf>(together, [reg_ndx]);
  const meant = rows.find(({ is_meant }) => is_meant)!;
  const to = { name: `${meant.first_name} ${meant.last_name}`, address: meant.primary_email };
  return asMessage(meant.language, { messageId: message_id, to }, () =>
    kind === 'confirmation' ? confirmation(config, meant, rows) : sentBack(config, meant),
  );
}

function confirmation(config: Config, meant: ToldOf, all: readonly ToldOf[]): Letter {
  const body: LetterBody = [
    greeting(meant),
    {
      paragraph: t(
        'Thank you for registering your well. The {district} received your {count, plural, one {registration} other {registrations}}:',
        { district: config.DISTRICT_NAME, count: all.length },
      ),
    },
    {
      table: {
        title: t('Received information'),
        columns: [t('Reference'), t('Well')],
        rows: all.map(({ reference, well_address, well_city }) => [reference, `${well_address}, ${well_city}`]),
      },
    },
    {
      paragraph: t('Staff review each registration. To check the status of yours, open {address}', {
        address: statusAddress(config),
      }),
    },
    ...reachable(config),
  ];
  return {
    subject: t('Your well {count, plural, one {registration} other {registrations}} {references}', {
      count: all.length,
      references: all.map(({ reference }) => reference).join(', '),
    }),
    body,
  };
}

function sentBack(config: Config, { reference, sent_back_message, ...meant }: ToldOf): Letter {
  const body: LetterBody = [
    greeting(meant),
    {
      paragraph: t('The {district} reviewed registration {reference} and asks for a correction:', {
        district: config.DISTRICT_NAME,
        reference,
      }),
    },
    { paragraph: sent_back_message ?? '' },
    {
      paragraph: t(
        'Open {address} and enter the reference {reference} with this e-mail address. Your earlier entries are still there.',
        { address: statusAddress(config), reference },
      ),
    },
    ...reachable(config),
  ];
  return { subject: t('Please correct your well registration {reference}', { reference }), body };
}

const greeting = ({ first_name, last_name }: Pick<ToldOf, 'first_name' | 'last_name'>) => ({
  paragraph: t('Dear {first_name} {last_name},', { first_name, last_name }),
});

/** The address holds neither reference nor e-mail: what stands in addresses is passed on. */
const statusAddress = (config: Config): string => linkTo(config, '/public-well-registration/status');
