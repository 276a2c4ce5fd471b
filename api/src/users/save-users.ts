import type { Role } from '@artesian/contract/language/roles';
import { changeUser, createUser, deleteUser } from '@artesian/contract/people/users';
import { userWords } from '@artesian/contract/people/user-words';
import { act } from '../platform/calls/act.ts';
import { conflict, invalid } from '../platform/problems.ts';
import type { Authentication, User as Caller } from '../sign-in/authentication.ts';
import { ownWordsOf } from '../sign-in/passwords/own-words.ts';
import { refusePoorPassword } from '../sign-in/passwords/check-choice.ts';
import { personName } from '../sign-in/sessions.ts';
import type { Directory, Person, Queries } from './directory/directory.ts';
import { noteChange } from './note-change.ts';
import { keepAdded, refuseUnknownFile } from './from-file/files.ts';
import { findPerson, withPermits } from './read-users.ts';
import { refuseLosingWayIn } from './refuse-losing-way-in.ts';
import { removeUser } from './remove-user.ts';
import { visibleRoles } from './roles.ts';

/** `POST /api/users-management/users`. The directory comes last: what it did another database could not take back. */
export const actCreateUser = (directory: Directory) =>
  act(createUser, async ({ body, user, client }, { config }) => {
    const { permits, password, invite = false, user_file_ndx, ...traits } = body;
    refuseRole(user, traits.role);
    if (!invite || password !== undefined) refusePoorPassword(password ?? '', ownWordsOf(config));
    await refuseUnknownPermits(client, permits);
    if (user_file_ndx !== undefined) await refuseUnknownFile(client, user, user_file_ndx);
    const person = await directory.create(client, { ...traits, password });
    await keepPermits(client, person.id, permits);
    if (user_file_ndx !== undefined) await keepAdded(client, user_file_ndx, person.id, permits);
    const created = await withPermits(client, person);
    await noteChange(client, person.id, 'created', undefined, created);
    return created;
  });

/** `PUT /api/users-management/users` */
export const actChangeUser = (directory: Directory, authentication: Authentication) =>
  act(changeUser, async ({ body, user, client, version }) => {
    const { id, permits, ...traits } = body;
    const was = await findPerson(directory, client, user, id);
    const before = await withPermits(client, was);
    if (version !== undefined && version !== before.version) throw conflict(before);
    const now = { ...traits, blocked: traits.blocked ?? was.blocked };
    refuseRole(user, now.role);
    await refuseLosingWayIn(directory, client, user, was, now);
    await refuseUnknownPermits(client, permits);
    await keepPermits(client, id, permits);
    const person = await directory.change(client, was, now);
    if (now.role !== was.role || (now.blocked && !was.blocked))
      await endSessions(directory, authentication, client, was);
    const after = await withPermits(client, person);
    if (after.version !== before.version) await noteChange(client, id, 'updated', before, after);
    return after;
  });

/** `DELETE /api/users-management/users/{auth0_user_id}` */
export const actDeleteUser = (directory: Directory, authentication: Authentication) =>
  act(deleteUser, async ({ params: { auth0_user_id: id }, user, client, version }) => {
    const was = await findPerson(directory, client, user, id);
    const before = await withPermits(client, was);
    if (version !== undefined && version !== before.version) throw conflict(before);
    await refuseLosingWayIn(directory, client, user, was);
    await removeUser(directory, authentication, client, was, before);
  });

function refuseRole(caller: Caller, role: Role) {
  if (!visibleRoles(caller).includes(role)) throw invalid('role', userWords.noSuchRole);
}

async function refuseUnknownPermits(on: Queries, permits: readonly number[]) {
  const { rows } = await on.query<{ permit_ndx: number }>(
    `select permit_ndx from unnest($1::integer[]) as wanted (permit_ndx)
     where not exists (select from permits where permits.permit_ndx = wanted.permit_ndx and not permits.removed)`,
    [permits],
  );
  if (rows.length > 0) throw invalid('permits', 'This permit no longer exists. Choose permits from the list.');
}

/** Those that were removed are not shown, and stay with whom they had for the day that they come back. */
async function keepPermits(on: Queries, sub: string, permits: readonly number[]) {
  await on.query(
    `delete from account_permits
     where sub = $1 and permit_ndx <> all ($2::integer[])
       and permit_ndx in (select permit_ndx from permits where not removed)`,
    [sub, permits],
  );
  await on.query(
    'insert into account_permits (sub, permit_ndx) select distinct $1, unnest($2::integer[]) on conflict do nothing',
    [sub, permits],
  );
}

/** What would renew a token goes first, so that none is made behind the end of all. */
async function endSessions(directory: Directory, { sessions }: Authentication, on: Queries, person: Person) {
  await directory.signOut(on, person);
  await sessions.end(personName(person.id), on);
}
