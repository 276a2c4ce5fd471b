import { createHash } from 'node:crypto';
import type { User } from '@artesian/contract/people/users';
import type { User as Caller } from '../sign-in/authentication.ts';
import { notFound } from '../platform/problems.ts';
import type { Directory, Person, Queries } from './directory/directory.ts';
import { visibleRoles } from './roles.ts';

type Permits = User['associated_permits'];

/** Without those that were removed; of `$1` alone when it is given. */
const readPermits = `
  select account_permits.sub,
    json_agg(
      json_build_object('permit_ndx', permits.permit_ndx, 'permit_number', permits.permit_number)
      order by permits.permit_number
    ) as permits
  from account_permits
  join permits on permits.permit_ndx = account_permits.permit_ndx
  where not permits.removed and ($1::text is null or account_permits.sub = $1)
  group by account_permits.sub`;

async function permitsBySub(on: Queries, sub: string | null): Promise<Map<string, Permits>> {
  const { rows } = await on.query<{ sub: string; permits: Permits }>(readPermits, [sub]);
  return new Map(rows.map((row) => [row.sub, row.permits]));
}

/** An Administrator sees no Developers, or changing a Developer's password would make one of them. */
export const isVisibleTo =
  (caller: Caller) =>
  ({ role }: Person): boolean =>
    role === null || visibleRoles(caller).includes(role);

/** All that the caller may see. */
export async function readUsers(directory: Directory, on: Queries, caller: Caller): Promise<User[]> {
  const people = await directory.list(on);
  const permits = await permitsBySub(on, null);
  return people.filter(isVisibleTo(caller)).map((person) => asUser(person, permits.get(person.id) ?? []));
}

/** Throws 404 for whoever is not there, and for whom the caller may not see. */
export async function findPerson(directory: Directory, on: Queries, caller: Caller, id: string): Promise<Person> {
  const person = await directory.find(on, id);
  if (!person || !isVisibleTo(caller)(person)) throw notFound('such user');
  return person;
}

export const withPermits = async (on: Queries, person: Person): Promise<User> =>
  asUser(person, (await permitsBySub(on, person.id)).get(person.id) ?? []);

function asUser({ id, name, nickname, email, role, blocked, created_at, last_login }: Person, permits: Permits): User {
  const shown = {
    auth0_user_id: id,
    auth0_name: name,
    auth0_nickname: nickname,
    auth0_email: email,
    assigned_role: role,
    associated_permits: permits,
    blocked,
  };
  return { ...shown, created_at, last_login, version: versionOf(shown) };
}

/** No directory of others counts versions: what is shown names itself, in a number that an ETag can hold. */
const versionOf = (shown: object): number =>
  createHash('sha256').update(JSON.stringify(shown)).digest().readUInt32BE(0) % 1_000_000_000;
