import type { DraftedNotice, DraftLetter, LetterTable } from '@artesian/contract/notices/letter';
import { isReminder, type NoticeKind } from '@artesian/contract/notices/notices';
import type { Config } from '../platform/config.ts';
import { contactOf } from '../platform/district-contact.ts';
import { inLanguage } from '../platform/language.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { findRecipients, type Queries, type Recipient } from './find-recipients.ts';
import { fill, templateOf } from './template.ts';

/** What one contact is told: about what, and the table of it. */
export interface Told {
  rolo_ndx: number;
  about: string;
  /** Written in the language of the contact, as are the values. */
  table: () => LetterTable;
  /** What the text calls by name and is this contact's own. */
  values?: () => Readonly<Record<string, string>>;
}

interface Notice {
  kind: NoticeKind;
  /** What the text of the notice calls by name, beside what every letter knows. */
  values: () => Readonly<Record<string, string>>;
  told: readonly Told[];
}

/** One letter a contact, in the words of the district, with whom it cannot reach. */
export async function draftLetters(client: Queries, config: Config, notice: Notice): Promise<DraftedNotice> {
  const { kind, told } = notice;
  const toldOf = new Map(told.map((one) => [one.rolo_ndx, one]));
  const recipients = await findRecipients(client, [...toldOf.keys()]);
  const ofAll = { district: config.DISTRICT_NAME, contact: howToReach(config) };
  const has_mail = hasMail(config);
  const write = (recipient: Recipient): DraftLetter => {
    const { rolo_ndx, addressee, organization, postal_address, r_email, language } = recipient;
    const { about, table, values: own } = toldOf.get(rolo_ndx)!;
    return {
      rolo_ndx,
      addressee,
      organization,
      postal_address,
      about,
      r_email: has_mail ? r_email : null,
      language,
      ...inLanguage(language, () =>
        fill(templateOf(config, kind), { ...ofAll, ...notice.values(), ...own?.(), addressee }, table()),
      ),
    };
  };
  const stopped = recipients.filter(({ no_reminders }) => isReminder(kind) && no_reminders);
  return {
    letters: recipients.filter((recipient) => !stopped.includes(recipient)).map(write),
    untold: stopped.map(({ addressee, rolo_ndx }) => ({
      about: toldOf.get(rolo_ndx)!.about,
      why: `${addressee} asked not to get reminders.`,
    })),
    has_mail,
  };
}

function howToReach(config: Config): string {
  const { name, phone, email } = contactOf(config);
  return [name ?? config.DISTRICT_NAME, phone, email].filter((way) => way !== null).join(', ');
}
