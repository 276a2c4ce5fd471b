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
    /** The Developer who sees the product as this person, where one does. */
    seen_by: z.string().nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof currentUser>;

/** Not in the specification: the path is ours. */
export const me = endpoint({
  ...firstCalls.me,
  access: 'signed-in',
  summary: 'The signed-in person and the calls they may make',
  answer: currentUser,
});

/** Not in the specification: the path is ours. */
export const signOut = endpoint({
  ...firstCalls.signOut,
  access: 'signed-in',
  summary: 'Ends the session of the token used for the call',
  answer: noAnswer,
  status: 204,
});

/** Not in the specification: the path is ours. */
export const signIns = endpoint({
  method: 'GET',
  path: '/api/sign-ins',
  access: 'signed-in',
  summary: 'Where this person is signed in',
  answer: z.object({
    /** Whether the sign-in is the built-in one; what another provider knows of its sessions stays there. */
    keptHere: z.boolean(),
    /** The one that was used last comes first. */
    signIns: z.array(
      z.object({
        /** In words, as far as the browser tells: `Firefox on Windows`. */
        device: z.string(),
        signed_in_at: z.iso.datetime({ offset: true }),
        last_seen_at: z.iso.datetime({ offset: true }),
        is_this_one: z.boolean(),
      }),
    ),
  }),
});

/** Not in the specification: the path is ours. */
export const signOutEverywhere = endpoint({
  method: 'POST',
  path: '/api/sign-out-everywhere',
  access: 'signed-in',
  summary: 'Ends every session of this person, including this one',
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

/** What letters and messages to this person are written in. Not in the specification: the path is ours. */
export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/account/language',
  access: 'signed-in',
  summary: 'Keeps the language in which the signed-in person gets messages',
  body: z.object({ language: z.enum(['en', 'es']) }),
  answer: noAnswer,
  status: 204,
});
