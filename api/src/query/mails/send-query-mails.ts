import type { LetterBody } from '@artesian/contract/notices/letter';
import { isStaff } from '@artesian/contract/language/roles';
import { asSearch, excludedBy, readFilters, selectionOf, type QueryState } from '@artesian/contract/query/query-state';
import { mostBytesOfMail, formatSchedule, type Schedule } from '@artesian/contract/query/query-mails';
import type { Pool } from 'pg';
import { sendKept } from '../../jobs/send-kept.ts';
import type { PartsOfJobs } from '../../jobs/job.ts';
import { asMessage } from '../../notices/as-message.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/database/open-database.ts';
import type { Message } from '../../platform/mail/open-mail.ts';
import type { User } from '../../sign-in/authentication.ts';
import type { Person } from '../../users/directory/directory.ts';
import { openDirectory } from '../../users/directory/open-directory.ts';
import { columnsFor, fileNameOf, rowsFor, type Question } from '../download.ts';
import { csvPieces } from '../write-pieces.ts';
import { hindranceIn } from './schedule.ts';
import { stopAddress } from './stop-by-link.ts';

interface MailToSend {
  query_mail_send_ndx: number;
  query_mail_ndx: number;
  message_id: string;
}

const FAILURE = 'Saved queries could not be sent by e-mail; they will be sent again tonight.';

/** Hands to the mail server the saved queries that are due. Who may no longer see a query does not get it any more. */
export const sendQueryMails = sendKept<MailToSend>('send-query-mails', FAILURE, {
  table: 'query_mail_sends',
  key: 'query_mail_send_ndx',
  columns: 'query_mail_ndx, message_id',
  writeDue,
  withdrawn: async (pool, config, mail) =>
    (await findReader(pool, config, mail))
      ? undefined
      : 'The person who requested it no longer has access to the query.',
  messageOf,
});

/** Once for each day on which it is due; a night that was missed is made up for, and several only once. */
const write = `
  insert into query_mail_sends (query_mail_ndx, due_on, message_id)
  select query_mail_ndx, due_on, '<' || gen_random_uuid() || '@' || $1::text || '>'
  from (
    select query_mail_ndx, asked_on, api.query_mail_due_on(rhythm, day, district_today()) as due_on from query_mails
  ) as mails
  where due_on > asked_on
  on conflict on constraint query_mail_sends_once do nothing`;

/** One that still waits when the next is due says what is old by then. */
const withdrawOlder = `
  update query_mail_sends as sends set state = 'withdrawn', failure = 'The next one took its place.'
  where state = 'waiting' and exists (
    select from query_mail_sends as later
    where later.query_mail_ndx = sends.query_mail_ndx and later.due_on > sends.due_on
  )`;

async function writeDue({ config, database }: PartsOfJobs) {
  if (hindranceIn(config) !== undefined) return;
  await database.pool.query(write, [new URL(config.origin).hostname]);
  await database.pool.query(withdrawOlder);
}

interface Asked extends Schedule {
  sub: string;
  view_name: string;
  filters: Record<string, string>;
  /** Whether it is theirs, or still shared with them. */
  is_open: boolean;
}

async function findAsked(pool: Pool, { query_mail_ndx }: MailToSend): Promise<Asked> {
  const { rows } = await pool.query<Asked>(
    `select mails.sub, rhythm, mails.day, view_name, view -> 'filters' as filters, queries.sub = mails.sub or is_shared as is_open
     from query_mails as mails
     join saved_views as queries using (saved_view_ndx)
     where query_mail_ndx = $1`,
    [query_mail_ndx],
  );
  return rows[0]!;
}

/** Who gets it, as their directory knows them now; undefined where they may not see it any more. */
async function findReader(
  pool: Pool,
  config: Config,
  mail: MailToSend,
): Promise<{ asked: Asked; person: Person; user: User } | undefined> {
  const asked = await findAsked(pool, mail);
  const person = await openDirectory(config).find(pool, asked.sub);
  if (!asked.is_open || !person || person.blocked || person.role === null || person.email === '') return undefined;
  const user = { sub: person.id, name: person.name, email: person.email, roles: [person.role] };
  return isStaff(user.roles) ? { asked, person, user } : undefined;
}

async function messageOf(pool: Pool, config: Config, mail: MailToSend, database: Database): Promise<Message> {
  const { asked, person, user } = (await findReader(pool, config, mail))!;
  const query = readFilters(asked.filters);
  const question: Question = { focus: query.focus, selection: selectionOf(query), user };
  const file = await writeFile(database, query, question);
  const stop = await stopAddress(pool, config, mail.query_mail_ndx);
  const subject = `${asked.view_name}: ${query.focus.title} of ${config.DISTRICT_SHORT_NAME}`;
  const paragraphs = [
    `Dear ${person.name},`,
    file
      ? `The current results of the saved query ‘${asked.view_name}’ are attached. To open it online:`
      : `The file of the saved query ‘${asked.view_name}’ is too large for e-mail. Open it online and download it there:`,
    addressOf(config, query),
    `You get this message ${formatSchedule(asked)} because you requested it. To stop it: ${stop}`,
  ];
  const body: LetterBody = paragraphs.map((paragraph) => ({ paragraph }));
  const envelope = {
    messageId: mail.message_id,
    to: { name: person.name, address: person.email },
    stop,
    ...(file && {
      attachments: [{ filename: `${fileNameOf(config, question)}.csv`, content: file, contentType: 'text/csv' }],
    }),
  };
  return asMessage('en', envelope, () => ({ subject, body }));
}

/** The rows as CSV; undefined where they are more than a mail may carry, of which no more is read than that. */
async function writeFile(database: Database, query: QueryState, question: Question): Promise<Buffer | undefined> {
  const columns = columnsFor(question, excludedBy(query));
  const gone = new AbortController();
  const names = columns.map(({ name }) => name);
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of csvPieces(columns, rowsFor(database, question, names, gone.signal))) {
    pieces.push(Buffer.from(piece));
    bytes += pieces.at(-1)!.length;
    if (bytes >= mostBytesOfMail) return undefined;
  }
  return Buffer.concat(pieces);
}

/** Where the product shows the query: each part as the address has it. */
function addressOf({ origin }: Config, query: QueryState): string {
  const search = new URLSearchParams(
    Object.entries(asSearch(query)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
  return `${origin}/reports-and-analysis/query-and-download${search.size > 0 ? `?${search}` : ''}`;
}
