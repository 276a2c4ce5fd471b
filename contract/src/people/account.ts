import { z } from 'zod';
import { firstCalls } from '../language/addresses.ts';
import { endpoint, noAnswer } from '../language/endpoint.ts';
import { roles } from '../language/roles.ts';

export const currentUser = z
  .object({
    sub: z.string(),
    name: z.string(),
    email: z.string().nullable(),
    roles: z.array(z.enum(roles)),
    /** The calls this person may make beside the open ones, as `METHOD /path`, so that the web repeats no rule. */
    may: z.array(z.string()),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof currentUser>;

/** Not in the specification: the path is ours. */
export const me = endpoint({
  ...firstCalls.me,
  access: 'signed-in',
  summary: 'Who is signed in, and which calls they may make',
  answer: currentUser,
});

/** Not in the specification: the path is ours. */
export const signOut = endpoint({
  ...firstCalls.signOut,
  access: 'signed-in',
  summary: 'Ends the session of the token that comes with the call, at once',
  answer: noAnswer,
  status: 204,
});

/** Its address is given to the identity provider of the district (OpenID Connect Back-Channel Logout 1.0). */
export const backChannelLogout = endpoint({
  method: 'POST',
  path: '/api/back-channel-logout',
  access: 'open',
  summary: 'For the identity provider: ends a session that it has ended',
  body: z.object({ logout_token: z.string().max(10_000) }),
  answer: noAnswer,
});
