import { z } from 'zod';
import { endpoint, noAnswer, recordNumber } from '../language/endpoint.ts';
import { roles } from '../language/roles.ts';
import { userWords } from './user-words.ts';

/** A role is known by its name, to the identity provider too. */
export const userRole = z
  .object({ auth0_role_id: z.enum(roles), auth0_role_name: z.enum(roles) })
  .meta({ id: 'UserRole' });

/** Who may sign in (spec 2 §3 'User'). The names are the contract's, whichever directory keeps them. */
export const user = z
  .object({
    auth0_user_id: z.string(),
    auth0_name: z.string(),
    auth0_nickname: z.string().nullable(),
    auth0_email: z.string(),
    /** The highest that they hold. */
    assigned_role: z.enum(roles).nullable(),
    associated_permits: z.array(z.object({ permit_ndx: z.int(), permit_number: z.string() })),
    /** Whether they are kept from signing in. */
    blocked: z.boolean(),
    created_at: z.iso.datetime({ offset: true }).nullable(),
    /** Null where they never did, or the directory does not say. */
    last_login: z.iso.datetime({ offset: true }).nullable(),
    /** Changes with everything above but `last_login`: a save that names another one comes too late. */
    version: z.int(),
  })
  .meta({ id: 'User' });
export type User = z.output<typeof user>;

/** Who a user is when nobody has said so: the role of the fewest rights. */
export const ROLE_AT_FIRST = 'Well Owner';

const required = (words: string) => z.string(words).trim().min(1, words).max(200, 'Use at most 200 characters.');
const written = {
  email: required(userWords.needsEmail).pipe(z.email(userWords.needsEmail)),
  name: required(userWords.needsName),
  nickname: required(userWords.needsNickname),
  role: z.enum(roles, userWords.noSuchRole),
  permits: z.array(z.int('Choose permits from the list.')).max(1000, 'Choose at most 1,000 permits.'),
};

/** What adding a user says. */
export const createdUser = z.strictObject({
  ...written,
  /** Without, the user chooses one by a link of `POST …/{auth0_user_id}/link`. */
  password: z.string().max(1000, userWords.longPassword).optional(),
  invite: z.boolean().optional(),
  /** The file that says it, begun by the same person. */
  user_file_ndx: recordNumber.optional(),
});
export type CreatedUser = z.output<typeof createdUser>;

const changedUser = z.strictObject({ id: z.string().min(1).max(300), ...written, blocked: z.boolean().optional() });

/** The parameter is the page's and decides nothing: who is a Developer is in the token. */
export const listUserRoles = endpoint({
  method: 'GET',
  path: '/api/list-user-roles/{isDeveloper}',
  access: 'staff',
  summary: 'The roles that the caller may see and give: Developer is for Developers',
  params: z.object({ isDeveloper: z.string() }),
  answer: z.array(userRole),
});

const path = '/api/users-management/users';
const oneUser = z.object({ auth0_user_id: z.string().max(300) });

/** `true` and `false` both ask for all users; anything else is the id of one. */
export const listUsers = endpoint({
  method: 'GET',
  path: `${path}/{isDeveloperOrUserId}`,
  access: 'staff',
  summary: 'All users, or the one of this id; Developers are seen by Developers',
  params: z.object({ isDeveloperOrUserId: z.string().max(300) }),
  answer: z.union([z.array(user), user]),
});

export const createUser = endpoint({
  method: 'POST',
  path,
  access: 'staff',
  summary: 'Adds a user, with a password or, with `invite`, without one',
  body: createdUser,
  answer: user,
  status: 201,
});

export const changeUser = endpoint({
  method: 'PUT',
  path,
  access: 'staff',
  summary: 'Changes a user and their permits; changing or removing a role ends their sessions',
  body: changedUser,
  answer: user,
});

export const deleteUser = endpoint({
  method: 'DELETE',
  path: `${path}/{auth0_user_id}`,
  access: 'staff',
  summary: 'Deletes a user and ends their sessions',
  params: oneUser,
  answer: noAnswer,
  status: 204,
});

/** Not in the specification: the path is ours. No Idempotency-Key gives a link twice: a link that was lost is made anew. */
export const linkUser = endpoint({
  method: 'POST',
  path: `${path}/{auth0_user_id}/link`,
  access: 'staff',
  summary: 'Gives a user a link to choose a password with: by e-mail, or here where there is no mail server',
  params: oneUser,
  answer: z.object({
    /** Whose mail server takes it to them: ours, or that of the identity provider. Null where nobody does. */
    sent_by: z.enum(['server', 'provider']).nullable(),
    /** To be given to them; it is shown this once. Null where it is sent. */
    link: z.string().nullable(),
    expires_at: z.iso.datetime({ offset: true }),
  }),
  mostPerMinute: 30,
});

/** Not in the specification: the path is ours. */
export const seeAsUser = endpoint({
  method: 'POST',
  path: `${path}/{auth0_user_id}/see-as`,
  access: 'staff',
  summary: 'For Developers: a read-only token for this user, valid for half an hour',
  params: oneUser,
  answer: z.object({ token: z.string(), name: z.string(), expires_at: z.iso.datetime({ offset: true }) }),
});

const state = z.record(z.string(), z.unknown()).nullable();

/** Not in the specification: the path is ours. */
export const resetSecondFactor = endpoint({
  method: 'DELETE',
  path: `${path}/{auth0_user_id}/second-factor`,
  access: 'staff',
  summary:
    'Removes the second factor of a user who lost it: until they set up another, the password alone signs them in',
  params: oneUser,
  answer: noAnswer,
  status: 204,
});

/** What can be done to a user. */
export const userActs = [
  'created',
  'updated',
  'deleted',
  'invited',
  'password set',
  'seen as',
  'second factor added',
  'second factor removed',
  'second factor reset',
  'recovery codes made',
  'recovery code used',
] as const;

/** Not in the specification: the path is ours. */
export const changesOfUser = endpoint({
  method: 'GET',
  path: `${path}/{auth0_user_id}/changes`,
  access: 'staff',
  summary: 'Activity on a user account: the newest 200 entries',
  params: oneUser,
  answer: z.array(
    z.object({
      at: z.iso.datetime({ offset: true }),
      who: z.string(),
      who_name: z.string().nullable(),
      act: z.enum(userActs),
      before: state,
      after: state,
    }),
  ),
});
export type ChangeOfUser = z.output<typeof changesOfUser.answer>[number];
