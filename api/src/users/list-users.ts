import { listUsers, type User } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import { notFound } from '../platform/problems.ts';
import { visibleRoles } from './roles.ts';

/** Accounts of the built-in sign-in that are not blocked and hold no role beyond `$1`; of `$2` alone when it is given. */
const readUsers = `
  select
    accounts.sub as auth0_user_id,
    accounts.name as auth0_name,
    accounts.nickname as auth0_nickname,
    accounts.email as auth0_email,
    (
      select role
      from unnest(array['Developer', 'Administrator', 'Well Owner']) with ordinality as ranked (role, rank)
      where role = any (accounts.roles)
      order by rank
      limit 1
    ) as assigned_role,
    (
      select coalesce(
        json_agg(
          json_build_object('permit_ndx', permits.permit_ndx, 'permit_number', permits.permit_number)
          order by permits.permit_number
        ),
        '[]'
      )
      from account_permits
      join permits on permits.permit_ndx = account_permits.permit_ndx
      where account_permits.sub = accounts.sub and not permits.removed
    ) as associated_permits
  from accounts
  where not accounts.blocked and accounts.roles <@ $1::text[] and ($2::text is null or accounts.sub = $2)
  order by accounts.name, accounts.sub`;

/** `GET /api/users-management/users/{isDeveloperOrUserId}`: all that the caller may see, or one of them, or 404. */
export const answerUsers = answer(listUsers, async ({ params, user, reply }, { database }) => {
  const asked = params.isDeveloperOrUserId;
  const id = asked === 'true' || asked === 'false' ? null : asked;
  const { rows } = await database.pool.query<User>(readUsers, [visibleRoles(user), id]);
  void reply.header('cache-control', 'private, no-cache');
  if (id === null) return rows;
  if (!rows[0]) throw notFound('such user');
  return rows[0];
});
