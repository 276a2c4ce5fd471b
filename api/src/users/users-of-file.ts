import { roles } from '@artesian/contract/language/roles';
import { createdUser, ROLE_AT_FIRST, type CreatedUser } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import { MOST_USERS_OF_FILE, previewUsers, type RowOfUsers } from '@artesian/contract/people/users-files';
import { plain } from '../import/mapping.ts';
import { readFileOfRows, type Table } from '../import/read-table.ts';
import { isBlank } from '../import/read-value.ts';
import type { TableRow } from '../import/table-row.ts';
import { refusingUnusable, Unusable } from '../import/unusable.ts';
import { answer } from '../platform/calls/answer.ts';
import type { User as Caller } from '../sign-in/authentication.ts';
import type { Directory, Person, Queries } from './directory/directory.ts';
import { visibleRoles } from './roles.ts';

const headings = {
  name: ['fullname', 'name', 'person', 'user'],
  email: ['email', 'emailaddress', 'mail', 'login'],
  nickname: ['nickname', 'shortname'],
  role: ['role', 'roles'],
  permits: ['permits', 'permit', 'permitnumbers', 'permitnumber', 'associatedpermits'],
} as const;
type Column = keyof typeof headings;

/** What rows are held to: who is there already, what the caller may give, and the permits by their numbers. */
interface Known {
  caller: Caller;
  people: ReadonlyMap<string, Person>;
  permits: ReadonlyMap<string, number>;
}

/** `POST /api/users-management/users-of-file`: people are told apart by their e-mail addresses, never by names. */
export const answerPreviewUsers = (directory: Directory) =>
  answer(previewUsers, async ({ body, user: caller }, { database: { pool } }) => {
    const table = await refusingUnusable(
      () => readFileOfUsers(body.file_name, Buffer.from(body.content, 'base64')),
      'content',
    );
    const columns = await refusingUnusable(() => columnsIn(table.columns), 'content');
    const people = new Map((await directory.list(pool)).map((person) => [person.email.toLowerCase(), person]));
    const known = { caller, people, permits: await readPermits(pool) };
    const lines = new Map<string, number>();
    const rows = table.rows.map((row) => {
      const told = readRow(row, columns, known);
      const before = lines.get(told.email.toLowerCase());
      if (told.verdict !== 'refused' && before === undefined) lines.set(told.email.toLowerCase(), row.line);
      return before === undefined || told.verdict === 'refused'
        ? told
        : refused(told, `Line ${before} has the same e-mail address.`);
    });
    return { columns: table.columns, rows };
  });

async function readFileOfUsers(fileName: string, bytes: Buffer): Promise<Table> {
  const table = await readFileOfRows(fileName, bytes, { mostRows: MOST_USERS_OF_FILE + 1 });
  if (table.rows.length > MOST_USERS_OF_FILE)
    throw new Unusable(`The file has more than ${MOST_USERS_OF_FILE.toLocaleString('en-US')} users. Divide it.`);
  if (table.rows.length === 0) throw new Unusable('The file has headings and no rows.');
  return table;
}

/** Throws Unusable where a needed column is missing, or two may be meant. */
function columnsIn(columns: readonly string[]): Partial<Record<Column, string>> {
  const found = Object.entries(headings).map(([column, words]) => {
    const meant = columns.filter((heading) => (words as readonly string[]).includes(plain(heading)));
    if (meant.length > 1)
      throw new Unusable(`${meant.join(' and ')} may mean the same. Rename the one that is not meant.`);
    return [column, meant[0]] as const;
  });
  const { email, name, ...others } = Object.fromEntries(found) as Partial<Record<Column, string>>;
  if (email === undefined) throw new Unusable('The file needs a column E-mail: people are told apart by it.');
  if (name === undefined) throw new Unusable('The file needs a column Full Name.');
  return { email, name, ...others };
}

async function readPermits(on: Queries): Promise<Map<string, number>> {
  const { rows } = await on.query<{ permit_ndx: number; permit_number: string }>(
    'select permit_ndx, permit_number from permits where not removed and permit_number is not null',
  );
  return new Map(rows.map(({ permit_ndx, permit_number }) => [permit_number.toLowerCase(), permit_ndx]));
}

function readRow(
  { line, cells, problem }: TableRow,
  columns: Partial<Record<Column, string>>,
  known: Known,
): RowOfUsers {
  const said = (column: Column) => {
    const text = cells[columns[column] ?? ''] ?? '';
    return isBlank(text) ? '' : text;
  };
  const told: RowOfUsers = { line, cells, email: said('email'), verdict: 'new', reason: null, user: null };
  if (problem) return refused(told, problem);
  const numbers = said('permits')
    .split(/[,;\n]/)
    .flatMap((number) => number.trim() || []);
  const unknown = numbers.find((number) => !known.permits.has(number.toLowerCase()));
  if (unknown !== undefined) return refused(told, `There is no permit ${unknown}.`);
  const role = roleOf(said('role'), known.caller);
  if (!role) return refused(told, userWords.noSuchRole);
  const user: CreatedUser = {
    name: said('name'),
    email: said('email'),
    nickname: said('nickname') || said('name'),
    role,
    permits: [...new Set(numbers.map((number) => known.permits.get(number.toLowerCase())!))],
    invite: true,
  };
  const checked = createdUser.safeParse(user);
  if (!checked.success) return refused(told, checked.error.issues[0]!.message);
  const person = known.people.get(user.email.toLowerCase());
  return person ? standing(told, person, checked.data, known.caller) : { ...told, user: checked.data };
}

/** In any letters; one that the caller may not give is no role. */
function roleOf(text: string, caller: Caller) {
  const role = roles.find((one) => plain(one) === plain(text || ROLE_AT_FIRST));
  return role && visibleRoles(caller).includes(role) ? role : undefined;
}

/** Who is there already stays as they are; nothing is told of whom the caller may not see. */
function standing(told: RowOfUsers, person: Person, user: CreatedUser, caller: Caller): RowOfUsers {
  const isSeen = person.role === null || visibleRoles(caller).includes(person.role);
  const others = isSeen && person.role !== user.role ? `Their role stays ${person.role ?? 'none'}.` : null;
  return { ...told, verdict: 'already there', reason: others };
}

const refused = (told: RowOfUsers, reason: string): RowOfUsers => ({ ...told, verdict: 'refused', reason, user: null });
