import type { ChangeOfUser, User } from '@artesian/contract/people/users';
import type { Queries } from './directory/directory.ts';

/** Keeps what was done to a user, by whoever acts in the transaction. Nothing secret is in it. */
export const noteChange = (on: Queries, sub: string, act: ChangeOfUser['act'], before?: User, after?: User) =>
  on.query('insert into user_changes (sub, act, before, after) values ($1, $2, $3, $4)', [
    sub,
    act,
    before && JSON.stringify(keptOf(before)),
    after && JSON.stringify(keptOf(after)),
  ]);

const keptOf = (user: User) => ({
  name: user.auth0_name,
  nickname: user.auth0_nickname,
  email: user.auth0_email,
  role: user.assigned_role,
  permits: user.associated_permits.map(({ permit_number }) => permit_number),
  blocked: user.blocked,
});
