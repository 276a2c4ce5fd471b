import { roles, type Role } from '@artesian/contract/language/roles';
import { listUserRoles } from '@artesian/contract/people/users';
import { answer } from '../platform/calls/answer.ts';
import type { User } from '../sign-in/authentication.ts';

/**
 * The roles that this person may see on others and give to them: an Administrator none above their own, or changing a
 * Developer's password would make a Developer of them. What the address says about the caller is not asked.
 */
export const visibleRoles = (caller: User): Role[] =>
  caller.roles.includes('Developer') ? [...roles] : roles.filter((role) => role !== 'Developer');

/** `GET /api/list-user-roles/{isDeveloper}` */
export const answerUserRoles = answer(listUserRoles, async ({ user }) =>
  visibleRoles(user).map((role) => ({ auth0_role_id: role, auth0_role_name: role })),
);
