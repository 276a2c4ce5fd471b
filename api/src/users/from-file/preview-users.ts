import type { SaidMapping } from '@artesian/contract/importing/mapping';
import { createdUser, ROLE_AT_FIRST, type CreatedUser } from '@artesian/contract/people/users';
import {
  MOST_USERS_OF_FILE,
  previewUsers,
  usersTemplate,
  type RowOfUsers,
  type UsersOfFile,
} from '@artesian/contract/people/users-files';
import { beginningOf, mappingOf, type Mapping } from '../../import/mapping.ts';
import { readRow } from '../../import/file/read-row.ts';
import { readFileOfRows, type Table } from '../../import/file/read-table.ts';
import { isWorkbook, sheetsOf } from '../../import/file/read-workbook.ts';
import { columnsOf, EMPTY_SHEET, lackingChoices, planOf } from '../../import/screen/plan.ts';
import { describeField, sendTemplate } from '../../import/screen/registers.ts';
import type { Topic } from '../../import/subject.ts';
import { surveyRows } from '../../import/file/survey.ts';
import type { TableRow } from '../../import/file/table-row.ts';
import { refusingUnusable, Unusable } from '../../import/unusable.ts';
import { answer } from '../../platform/calls/answer.ts';
import { invalid } from '../../platform/problems.ts';
import type { User as Caller } from '../../sign-in/authentication.ts';
import type { Directory, Person, Queries } from '../directory/directory.ts';
import { visibleRoles } from '../roles.ts';
import { rememberedMapping } from './files.ts';
import { usersTopic } from './users-topic.ts';

/** `GET /api/users-management/template/{format}` */
export const answerUsersTemplate = answer(usersTemplate, ({ params: { format }, user, reply }) =>
  sendTemplate(reply, usersTopic(visibleRoles(user)), format),
);

/** `POST /api/users-management/users-of-file`: people are told apart by their e-mail addresses, never by names. */
export const answerPreviewUsers = (directory: Directory) =>
  answer(previewUsers, async ({ body, user: caller }, { database: { pool } }) => {
    const topic = usersTopic(visibleRoles(caller));
    const { table, sheets, sheet } = await refusingUnusable(
      () => readFileOfUsers(body.file_name, Buffer.from(body.content, 'base64'), body.sheet),
      'content',
    );
    const remembered = await rememberedMapping(pool, table.columns);
    const said = body.mapping ?? remembered?.mapping ?? beginningOf(topic, table.columns);
    const understood = await understand(topic, table, said);
    return {
      ...understood.told,
      sheets,
      sheet,
      fields: Object.keys(topic.fields).map((field) => describeField(topic, field)),
      remembered: remembered
        ? { user_file_ndx: remembered.user_file_ndx, file_name: remembered.file_name, at: remembered.at }
        : null,
      users: understood.mapping
        ? tellApart(table.rows, topic, understood.mapping, {
            caller,
            people: new Map((await directory.list(pool)).map((person) => [person.email.toLowerCase(), person])),
            permits: await readPermits(pool),
          })
        : [],
    };
  });

interface FileOfUsers {
  table: Pick<Table, 'columns' | 'rows'>;
  sheets: string[];
  sheet: string | null;
}

/** Throws Unusable for what is no table, and for more users than are added at once. */
async function readFileOfUsers(fileName: string, bytes: Buffer, asked: string | undefined): Promise<FileOfUsers> {
  const sheets = isWorkbook(bytes) ? await sheetsOf(bytes) : [];
  if (asked !== undefined && !sheets.includes(asked)) throw invalid('sheet', `${fileName} has no sheet ${asked}.`);
  const sheet = asked ?? sheets[0] ?? null;
  // One sheet that holds nothing does not keep the others from being chosen.
  const mayBeEmpty = sheets.length > 1;
  const options = { mostRows: MOST_USERS_OF_FILE + 1, sheet: sheet ?? undefined };
  const table = await readFileOfRows(fileName, bytes, options).catch((error: unknown) => {
    if (mayBeEmpty && error instanceof Unusable) return { columns: [], rows: [] };
    throw error;
  });
  if (table.rows.length > MOST_USERS_OF_FILE)
    throw new Unusable(
      `The file has more than ${MOST_USERS_OF_FILE.toLocaleString('en-US')} users. Split it into smaller files.`,
    );
  if (table.rows.length === 0 && !mayBeEmpty) throw new Unusable('The file has no rows below its headings.');
  return { table, sheets, sheet };
}

/** How the columns are understood, and what rows are read by; null where something is still to be said. */
async function understand(topic: Topic, { columns, rows }: FileOfUsers['table'], said: SaidMapping) {
  await refusingUnusable(() => mappingOf(topic, said), 'mapping');
  const survey = await surveyRows({ columns, rows });
  const { mapping, taken, unclear, problem } = planOf(topic, columns, { said, mode: 'add' });
  const isEmpty = rows.length === 0;
  const told: Omit<UsersOfFile, 'sheets' | 'sheet' | 'fields' | 'remembered' | 'users'> = {
    rows: rows.length,
    columns: columnsOf(survey.columns, () => false),
    mapping: said,
    taken,
    unclear,
    problem: isEmpty ? EMPTY_SHEET : problem,
    ...lackingChoices(topic, { taken }, survey.columns),
  };
  return { told, mapping: isEmpty ? null : mapping };
}

/** What rows are held to: who is there already, what the caller may give, and the permits by their numbers. */
interface Known {
  caller: Caller;
  people: ReadonlyMap<string, Person>;
  permits: ReadonlyMap<string, number>;
}

async function readPermits(on: Queries): Promise<Map<string, number>> {
  const { rows } = await on.query<{ permit_ndx: number; permit_number: string }>(
    'select permit_ndx, permit_number from permits where not removed and permit_number is not null',
  );
  return new Map(rows.map(({ permit_ndx, permit_number }) => [permit_number.toLowerCase(), permit_ndx]));
}

function tellApart(rows: readonly TableRow[], topic: Topic, mapping: Mapping, known: Known): RowOfUsers[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const told = readUser(row, topic, mapping, known);
    const before = lines.get(told.email.toLowerCase());
    if (told.verdict !== 'refused' && before === undefined) lines.set(told.email.toLowerCase(), row.line);
    return before === undefined || told.verdict === 'refused'
      ? told
      : refused(told, `Line ${before} has the same e-mail address.`);
  });
}

interface SaidOfUser {
  name?: string;
  email?: string;
  nickname?: string;
  role?: CreatedUser['role'];
  permits?: string;
}

function readUser(row: TableRow, topic: Topic, mapping: Mapping, known: Known): RowOfUsers {
  // A role that is not understood is no lesser one.
  const { said, refusals } = readRow(topic, row, { ...mapping, unreadable: 'refuse' });
  const { name = '', email = '', nickname = name, role = ROLE_AT_FIRST, permits = '' } = said as SaidOfUser;
  const { line, cells } = row;
  const told: RowOfUsers = { line, cells, email, verdict: 'new', reason: null, user: null };
  const numbers = permits.split(/[,;\n]/).flatMap((number) => number.trim() || []);
  const unknown = numbers.find((number) => !known.permits.has(number.toLowerCase()));
  const reasons = refusals.map(({ words }) => words);
  if (unknown !== undefined) reasons.push(`Permit ${unknown} does not exist.`);
  if (reasons.length > 0) return refused(told, reasons.join(' '));
  const checked = createdUser.safeParse({
    name,
    email,
    nickname,
    role,
    permits: [...new Set(numbers.map((number) => known.permits.get(number.toLowerCase())!))],
    invite: true,
  } satisfies CreatedUser);
  if (!checked.success) return refused(told, checked.error.issues[0]!.message);
  const person = known.people.get(email.toLowerCase());
  return person ? standing(told, person, checked.data, known.caller) : { ...told, user: checked.data };
}

/** Who is there already stays as they are; nothing is told of whom the caller may not see. */
function standing(told: RowOfUsers, person: Person, user: CreatedUser, caller: Caller): RowOfUsers {
  const isSeen = person.role === null || visibleRoles(caller).includes(person.role);
  const others = isSeen && person.role !== user.role ? `Their role stays ${person.role ?? 'none'}.` : null;
  return { ...told, verdict: 'already there', reason: others };
}

const refused = (told: RowOfUsers, reason: string): RowOfUsers => ({ ...told, verdict: 'refused', reason, user: null });
