import { locale, t } from '@artesian/domain/texts/translate';
import type { ChangeOfUser } from '@artesian/contract/people/users';
import type { Language } from '@artesian/domain/texts/languages';
import type { Pool } from 'pg';
import type { PartsOfJobs } from '../jobs/job.ts';
import { sendKept } from '../jobs/send-kept.ts';
import { asMessage } from '../notices/as-message.ts';
import type { Config } from '../platform/config.ts';
import type { Message } from '../platform/mail/open-mail.ts';
import { reachable } from '../platform/mail/reachable.ts';

interface Told {
  subject: string;
  /** What was done. */
  sentence: (at: string) => string;
}

/** What is told of each change that bears on who can sign in. */
const told: Partial<Record<ChangeOfUser['act'], Told>> = {
  'password set': {
    subject: t('Your password was set'),
    sentence: (at) => t('A new password was set for your account on {at}.', { at }),
  },
  'second factor added': {
    subject: t('A second factor was added'),
    sentence: (at) => t('A passkey or an authenticator app was added to your account on {at}.', { at }),
  },
  'second factor removed': {
    subject: t('A second factor was removed'),
    sentence: (at) => t('A passkey or an authenticator app was removed from your account on {at}.', { at }),
  },
  'second factor reset': {
    subject: t('Your second factor was reset'),
    sentence: (at) =>
      t(
        'All passkeys, authenticator apps and recovery codes were removed from your account on {at}. Your password alone signs you in until you add a second factor again.',
        { at },
      ),
  },
  'recovery codes made': {
    subject: t('New recovery codes were made'),
    sentence: (at) => t('New recovery codes were made for your account on {at}. Earlier codes no longer work.', { at }),
  },
  'recovery code used': {
    subject: t('A recovery code was used'),
    sentence: (at) => t('One of your recovery codes was used to sign in on {at}.', { at }),
  },
};

interface MailToSend {
  security_mail_ndx: number;
  change_ndx: string;
  message_id: string;
}

/** Tells people by e-mail that their password or second factor was changed, so that they notice when it was somebody else. */
export const sendSecurityMails = sendKept<MailToSend>(
  'send-security-mails',
  'Security notices could not be e-mailed; they will be sent again tonight.',
  {
    table: 'security_mails',
    key: 'security_mail_ndx',
    columns: 'change_ndx, message_id',
    writeDue,
    withdrawn: async (pool, _config, mail) =>
      (await findChange(pool, mail)) ? undefined : t('The account was deleted before the message was sent.'),
    messageOf,
  },
);

/** Changes older than that are news to nobody: they are from before a mail server was set. */
const write = `
  insert into security_mails (change_ndx, message_id)
  select change_ndx, '<' || gen_random_uuid() || '@' || $2::text || '>'
  from user_changes as changes
  where at > now() - interval '1 day' and act = any ($1)
    and not exists (select from security_mails where security_mails.change_ndx = changes.change_ndx)
  on conflict on constraint security_mails_once do nothing`;

function writeDue({ config, database }: PartsOfJobs) {
  return database.pool.query(write, [Object.keys(told), new URL(config.origin).hostname]);
}

interface Change {
  act: ChangeOfUser['act'];
  at: string;
  name: string;
  email: string;
  language: Language;
  is_own: boolean;
  /** Of whoever did it, where that is somebody else with an account. */
  changed_by: string | null;
}

async function findChange(pool: Pool, { change_ndx }: MailToSend): Promise<Change | undefined> {
  const { rows } = await pool.query<Change>(
    `select act, at, accounts.name, accounts.email, api.language_of_address(accounts.email) as language, changes.who = changes.sub as is_own, others.name as changed_by
     from user_changes as changes
     join accounts on accounts.sub = changes.sub and accounts.deleted_at is null
     left join accounts as others on others.sub = changes.who
     where change_ndx = $1`,
    [change_ndx],
  );
  return rows[0];
}

async function messageOf(pool: Pool, config: Config, mail: MailToSend): Promise<Message> {
  const change = (await findChange(pool, mail))!;
  const to = { name: change.name, address: change.email };
  return asMessage(change.language, { messageId: mail.message_id, to }, () => {
    const { subject, sentence } = told[change.act]!;
    const paragraphs = [
      t('Dear {name},', { name: change.name }),
      `${sentence(timeIn(config, change.at))} ${byWhom(change)}`,
      change.is_own
        ? t('If this was you, you do not need to do anything.')
        : t('If you asked for this, you do not need to do anything.'),
      t(
        'If not, someone else may be using your account. Choose a new password now: {origin}/forgot. Then check the second factors on your profile and call the district office.',
        { origin: config.origin },
      ),
    ];
    return {
      subject: `${t(subject)}: ${config.DISTRICT_NAME}`,
      body: [...paragraphs.map((paragraph) => ({ paragraph })), ...reachable(config)],
    };
  });
}

function byWhom({ is_own, changed_by }: Change): string {
  if (is_own) return t('It was done by you, or by someone using your account.');
  return changed_by === null
    ? t('It was done by the administrator of the server.')
    : t('It was done by {changed_by} of the district staff.', { changed_by });
}

const timeIn = ({ DISTRICT_TIME_ZONE }: Config, at: string): string =>
  new Intl.DateTimeFormat(locale(), {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: DISTRICT_TIME_ZONE,
  }).format(new Date(at));
