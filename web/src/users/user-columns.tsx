import type { Role } from '@artesian/contract/language/roles';
import { createUser, ROLE_AT_FIRST, type User } from '@artesian/contract/people/users';
import { SHORTEST_PASSWORD, userWords } from '@artesian/contract/people/user-words';
import type { CellEntry, EditableColumn } from '../ui/editable-table/column.ts';
import { dayIn } from '../ui/district-day.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { numbersOf, type PermitsInCells } from './known-permits.ts';

/** A user as the table edits them: each cell is named for the field that is sent. */
export interface UserRow {
  user: User | undefined;
  name: string;
  nickname: string;
  email: string;
  password: string;
  role: Role | null;
  permits: string;
}

export const rowOf = (user: User): UserRow => ({
  user,
  name: user.auth0_name,
  nickname: user.auth0_nickname ?? '',
  email: user.auth0_email,
  password: '',
  role: user.assigned_role,
  permits: numbersOf(user),
});

/** The page of a user. */
export const pageOf = ({ auth0_user_id: id }: Pick<User, 'auth0_user_id'>) =>
  `/admin/users-management/${encodeURIComponent(id)}`;

export const statusOf = ({ blocked }: Pick<User, 'blocked'>): string => (blocked ? 'Cannot sign in' : 'Active');

const { shape } = createUser.body!;

/** Text that the contract judges. */
const text = (name: 'name' | 'nickname' | 'email'): CellEntry => ({
  textOf: (value) => String(value ?? ''),
  read: (typed) => typed.trim(),
  check: (value) => shape[name].safeParse(value).error?.issues[0]?.message,
  blank: '',
  isRequired: true,
});

/** Only of a new user: later a person chooses their own by a link. */
const password: CellEntry = {
  textOf: (value) => String(value ?? ''),
  read: (typed) => typed,
  check: (value) => {
    if (!value) return userWords.needsPassword;
    return String(value).length < SHORTEST_PASSWORD ? userWords.shortPassword : undefined;
  },
  blank: '',
  isRequired: true,
  isSecret: true,
};

const roleEntry = (roles: readonly Role[]): CellEntry => ({
  textOf: (value) => String(value ?? ''),
  read: (typed) => roles.find((role) => role.toLowerCase() === typed.trim().toLowerCase()) ?? typed.trim(),
  check: (value) => (roles.includes(value as Role) ? undefined : userWords.noSuchRole),
  blank: ROLE_AT_FIRST,
  isRequired: true,
  options: {
    find: (typed) =>
      roles
        .filter((role) => role.toLowerCase().includes(typed.trim().toLowerCase()))
        .map((role) => ({ value: role, label: role })),
    emptyLabel: () => userWords.noSuchRole,
  },
});

const permitsEntry = (permits: PermitsInCells): CellEntry => ({
  // The comma at the end is where the next one is typed.
  textOf: (value) => (value ? `${String(value)}, ` : ''),
  read: permits.read,
  check: (value) => permits.problemOf(String(value ?? '')),
  blank: '',
  options: { find: permits.offer, emptyLabel: () => 'There is no such permit in force.', isOfSeveral: true },
});

const day = (timeZone: string, at: string | null | undefined) => (at ? dayIn(timeZone, new Date(at)) : null);

/** The table of users (spec 2 §2, §9). */
export const userColumns = (
  roles: readonly Role[],
  permits: PermitsInCells,
  timeZone: string,
): readonly EditableColumn<UserRow>[] => [
  {
    id: 'name',
    header: 'Full Name',
    kind: 'text',
    isName: true,
    width: 170,
    value: ({ name }) => name,
    entry: text('name'),
  },
  {
    id: 'nickname',
    header: 'Nickname',
    kind: 'text',
    width: 104,
    value: ({ nickname }) => nickname,
    entry: text('nickname'),
  },
  { id: 'email', header: 'Email', kind: 'text', width: 220, value: ({ email }) => email, entry: text('email') },
  {
    id: 'password',
    header: 'Password',
    kind: 'text',
    width: 112,
    value: () => null,
    entry: password,
    isEditable: () => false,
  },
  { id: 'role', header: 'Role', kind: 'choice', width: 128, value: ({ role }) => role, entry: roleEntry(roles) },
  {
    id: 'permits',
    header: 'Associated Permits',
    kind: 'text',
    width: 180,
    value: (row) => row.permits,
    entry: permitsEntry(permits),
  },
  {
    id: 'page',
    header: 'More',
    kind: 'text',
    width: 72,
    value: ({ user }) => (user ? 'Open' : null),
    render: ({ user, name }) =>
      user && (
        <TextLink to={pageOf(user)} tabIndex={-1} aria-label={`Open ${name}`}>
          Open
        </TextLink>
      ),
  },
  { id: 'status', header: 'Status', kind: 'text', value: ({ user }) => (user ? statusOf(user) : null) },
  {
    id: 'created_at',
    header: 'Created',
    kind: 'date',
    width: 110,
    value: ({ user }) => day(timeZone, user?.created_at),
  },
  {
    id: 'last_login',
    header: 'Last Login',
    kind: 'date',
    width: 110,
    value: ({ user }) => day(timeZone, user?.last_login),
  },
];
