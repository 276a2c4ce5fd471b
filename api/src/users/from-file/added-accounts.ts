import type { Role } from '@artesian/contract/language/roles';
import type { AddedAccount } from '@artesian/contract/people/users-files';
import type { User as Caller } from '../../sign-in/authentication.ts';
import type { Person, Queries } from '../directory/directory.ts';
import { visibleRoles } from '../roles.ts';

/** An account that a file added, with what our own history says of it since. */
export interface Added {
  sub: string;
  /** As it was added; null where history says nothing. */
  began: Pick<Person, 'name' | 'nickname' | 'email' | 'blocked'> & { role: Role | null };
  was_changed: boolean;
  has_chosen_password: boolean;
  is_deleted: boolean;
  has_same_permits: boolean;
}

/** Those of a file in the order in which they were added, or one of them. */
export async function readAdded(on: Queries, userFileNdx: number, sub: string | null = null): Promise<Added[]> {
  const { rows } = await on.query<Added>(
    `select accounts.sub, began.after as began,
       coalesce(bool_or(changes.act = 'updated'), false) as was_changed,
       coalesce(bool_or(changes.act = 'password set'), false) as has_chosen_password,
       coalesce(bool_or(changes.act = 'deleted'), false) as is_deleted,
       array(select distinct began_with from unnest(accounts.permits) as began_with order by 1)
         = array(select permit_ndx from account_permits as held where held.sub = accounts.sub order by 1) as has_same_permits
     from user_file_accounts as accounts
     join lateral (
       select change_ndx, after from user_changes
       where user_changes.sub = accounts.sub and act = 'created' order by change_ndx desc limit 1
     ) as began on true
     left join user_changes as changes on changes.sub = accounts.sub and changes.change_ndx > began.change_ndx
     where user_file_ndx = $1 and ($2::text is null or accounts.sub = $2)
     group by accounts.user_file_ndx, accounts.sub, began.change_ndx, began.after
     order by began.change_ndx`,
    [userFileNdx, sub],
  );
  return rows;
}

/** What became of an account. Nothing is told of whom the caller may not see. */
export function tellAccount(added: Added, person: Person | undefined, caller: Caller): AddedAccount {
  const isSeen = [added.began.role, person?.role ?? null].every(
    (role) => role === null || visibleRoles(caller).includes(role),
  );
  const { name, email } = person ?? added.began;
  const told = { auth0_user_id: added.sub, name: isSeen ? name : null, email: isSeen ? email : null };
  if (added.is_deleted || !person) return { ...told, state: 'gone', why: null };
  const why = isSeen ? whyItStays(added, person) : 'Only a Developer can delete them.';
  return { ...told, state: why === null ? 'untouched' : 'stays', why };
}

/** Null where nobody has used or changed the account, as far as the directory's list and our own history tell. */
function whyItStays(added: Added, person: Person): string | null {
  if (person.last_login !== null) return 'They have signed in.';
  if (added.has_chosen_password) return CHOSE_PASSWORD;
  const changed = differences(added, person);
  if (changed.length > 0) return `Changed since: ${changed.join(', ')}.`;
  return added.was_changed ? 'They were changed and changed back since then.' : null;
}

export const CHOSE_PASSWORD = 'They have chosen a password.';

const traits = { role: 'role', name: 'full name', nickname: 'nickname', email: 'e-mail' } as const;

function differences({ began, has_same_permits }: Added, person: Person): string[] {
  const names = Object.keys(traits) as (keyof typeof traits)[];
  return [
    ...names.filter((name) => (began[name] ?? null) !== (person[name] ?? null)).map((name) => traits[name]),
    ...(has_same_permits ? [] : ['permits']),
    ...(began.blocked === person.blocked ? [] : ['whether they may sign in']),
  ];
}
