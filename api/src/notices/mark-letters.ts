import { lettersToPost, markLetters, oneLetter, statesFor, type LetterAct } from '@artesian/contract/notices/notices';
import type { WrittenLetter } from '@artesian/contract/notices/letter';
import { act } from '../platform/calls/act.ts';
import { answer } from '../platform/calls/answer.ts';
import { hasMail } from '../platform/mail/open-mail.ts';
import { invalid, notFound } from '../platform/problems.ts';
import { findRecipients } from './find-recipients.ts';
import { sendLetters } from './send-letters.ts';

/** What each act says of the letters that it fits; one that was told is told again to nobody who does not ask for it. */
const acts: Record<LetterAct, string> = {
  'send again': `
    update letters set state = 'waiting', failure = null, told_at = null, r_email = addresses.r_email
    from unnest($4::integer[], $5::text[]) as addresses (rolo_ndx, r_email)
    where notice_ndx = $1 and letter_ndx = any ($2) and state = any ($3) and addresses.rolo_ndx = letters.rolo_ndx`,
  posted: `
    update letters set state = 'posted', told_at = now()
    where notice_ndx = $1 and letter_ndx = any ($2) and state = any ($3)`,
  'came back': `
    update letters set state = 'came back', told_at = null
    where notice_ndx = $1 and letter_ndx = any ($2) and state = any ($3)`,
};

const contactsOf = `
  select array_agg(rolo_ndx) as contacts from letters where notice_ndx = $1 and letter_ndx = any ($2)`;

/** `PUT /api/notices/{notice_ndx}/letters`: by the address that the contact has now. */
export const actMarkLetters = act(
  markLetters,
  async ({ params: { notice_ndx }, body, client }, { config }) => {
    const { rows } = await client.query<{ contacts: number[] | null }>(contactsOf, [notice_ndx, body.letters]);
    const contacts = rows[0]!.contacts;
    if (!contacts) throw notFound('such letter of this notice');
    const named = [notice_ndx, body.letters, statesFor[body.act]];
    if (body.act !== 'send again') {
      const { rowCount } = await client.query(acts[body.act], named);
      return { changed: rowCount! };
    }
    if (!hasMail(config)) throw invalid('act', 'The district has no mail server (SMTP_URL): print the letters.');
    const reached = (await findRecipients(client, contacts)).filter(({ r_email }) => r_email !== null);
    const addresses = [reached.map(({ rolo_ndx }) => rolo_ndx), reached.map(({ r_email }) => r_email)];
    const { rowCount } = await client.query(acts['send again'], [...named, ...addresses]);
    return { changed: rowCount! };
  },
  ({ jobs }) => jobs.begin(sendLetters),
);

const columns = 'letter_ndx, addressee, organization, postal_address, r_email, about, subject, body';

/** `GET /api/notices/{notice_ndx}/letters-to-post` */
export const answerLettersToPost = answer(lettersToPost, async ({ params: { notice_ndx } }, { database }) => {
  const { rows } = await database.pool.query<WrittenLetter>(
    `select ${columns} from letters
     where notice_ndx = $1 and api.is_to_post(state) order by addressee, letter_ndx`,
    [notice_ndx],
  );
  return rows;
});

/** `GET /api/notice-letters/{letter_ndx}` */
export const answerOneLetter = answer(oneLetter, async ({ params: { letter_ndx } }, { database }) => {
  const { rows } = await database.pool.query<WrittenLetter>(`select ${columns} from letters where letter_ndx = $1`, [
    letter_ndx,
  ]);
  if (!rows[0]) throw notFound('such letter');
  return rows[0];
});
