import type { User } from '@artesian/contract/people/users';
import type { Authentication } from '../sign-in/authentication.ts';
import { forgetFactors } from '../sign-in/second-factor/factors.ts';
import { personName } from '../sign-in/sessions.ts';
import type { Directory, Person, Queries } from './directory/directory.ts';
import { noteChange } from './note-change.ts';

/** Deletes somebody as their screen does. The directory comes last: what it did another database could not take back. */
export async function removeUser(
  directory: Directory,
  authentication: Authentication,
  on: Queries,
  person: Person,
  before: User,
) {
  // What would renew a token goes first, so that none is made behind the end of all.
  await directory.signOut(on, person);
  await forgetUser(authentication, on, person.id, before);
  await directory.remove(on, person);
}

/** What we know of somebody who is deleted, or was where they sign in: their permits, second factors and sessions. It is noted. */
export async function forgetUser({ sessions }: Authentication, on: Queries, sub: string, before: User | undefined) {
  await on.query('delete from account_permits where sub = $1', [sub]);
  await forgetFactors(on, sub);
  await noteChange(on, sub, 'deleted', before);
  await sessions.end(personName(sub), on);
}
