import { z } from 'zod';
import { endpoint } from '../language/endpoint.ts';
import { roles } from '../language/roles.ts';

/** A role is known by its name, to the identity provider too. */
export const userRole = z
  .object({ auth0_role_id: z.enum(roles), auth0_role_name: z.enum(roles) })
  .meta({ id: 'UserRole' });

/** Who may sign in (spec 2 §3 'User'). The names are the contract's, whichever identity provider there is. */
export const user = z
  .object({
    auth0_user_id: z.string(),
    auth0_name: z.string(),
    auth0_nickname: z.string().nullable(),
    auth0_email: z.string(),
    /** The highest that they hold. */
    assigned_role: z.enum(roles).nullable(),
    associated_permits: z.array(z.object({ permit_ndx: z.int(), permit_number: z.string() })),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** The parameter is the page's and decides nothing: who is a Developer is in the token. */
export const listUserRoles = endpoint({
  method: 'GET',
  path: '/api/list-user-roles/{isDeveloper}',
  access: 'staff',
  summary: 'The roles that the caller may see and give: Developer is for Developers',
  params: z.object({ isDeveloper: z.string() }),
  answer: z.array(userRole),
});

/** `true` and `false` both ask for all users; anything else is the id of one. */
export const listUsers = endpoint({
  method: 'GET',
  path: '/api/users-management/users/{isDeveloperOrUserId}',
  access: 'staff',
  summary: 'All users, or the one of this id; Developers are seen by Developers',
  params: z.object({ isDeveloperOrUserId: z.string() }),
  answer: z.union([z.array(user), user]),
});
