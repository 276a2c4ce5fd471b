import { isStaff } from '@artesian/contract/language/roles';
import { Refusal } from '../platform/problems.ts';
import type { User as Caller } from '../sign-in/authentication.ts';
import type { ChangedPerson, Directory, Person, Queries } from './directory/directory.ts';

/** Whether somebody can sign in and change users. */
export const managesUsers = ({ role, blocked }: Pick<Person, 'role' | 'blocked'>): boolean =>
  role !== null && isStaff([role]) && !blocked;

const refuse = (words: string) => {
  throw new Refusal(409, 'way-in', 'Refused', words);
};

/** Nobody takes their own way in by accident, and somebody stays who can manage users. `now` is undefined for a deletion. */
export async function refuseLosingWayIn(
  directory: Directory,
  on: Queries,
  caller: Caller,
  was: Person,
  now?: ChangedPerson,
) {
  const isSelf = was.id === caller.sub;
  if (isSelf && !now) refuse('You cannot delete your own account. Ask another Administrator or Developer to do it.');
  if (isSelf && now?.blocked)
    refuse('You cannot block your own sign-in. Ask another Administrator or Developer to do it.');
  if (isSelf && now?.role !== was.role)
    refuse('You cannot change your own role. Ask another Administrator or Developer to do it.');
  if (!managesUsers(was) || (now && managesUsers(now))) return;
  // Of two such changes at once the second sees what the first has done.
  await on.query("select pg_advisory_xact_lock(hashtextextended('who manages users', 0))");
  const others = (await directory.list(on)).filter(({ id }) => id !== was.id);
  if (!others.some(managesUsers))
    refuse(`${was.name} is the last person who can manage users. Make someone else an Administrator first.`);
}
