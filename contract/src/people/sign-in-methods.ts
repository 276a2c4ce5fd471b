import { z } from 'zod';
import { endpoint, noAnswer } from '../language/endpoint.ts';

// How a person of the built-in sign-in proves who they are. None of it is in the specification: the paths are ours.

const path = '/api/account';
const password = z.string().max(1000, 'Use at most 200 characters.');
/** What the browser and an authenticator tell each other (WebAuthn Level 3), as JSON. */
const webAuthn = z.record(z.string(), z.unknown());
const at = z.iso.datetime({ offset: true });
/** Shown this once, with the first factor; null afterwards. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()).nullable() });

export const signInMethods = endpoint({
  method: 'GET',
  path: `${path}/sign-in-methods`,
  access: 'signed-in',
  summary: 'The caller’s sign-in methods, without secrets',
  answer: z.object({
    /** False where another identity provider keeps the account, or anybody signs in to it by a click. */
    canChange: z.boolean(),
    /** Whether the district demands a second factor of this person. */
    isDemanded: z.boolean(),
    passkeys: z.array(z.object({ passkey_ndx: z.int(), name: z.string(), made_at: at, last_used_at: at.nullable() })),
    authenticator_since: at.nullable(),
    recovery_codes_left: z.int(),
  }),
});
export type SignInMethods = z.output<typeof signInMethods.answer>;

/** Changes ask for the present password, so that a screen left open gives nobody a way in. */
const MOST_PER_MINUTE = 20;

export const changePassword = endpoint({
  method: 'PUT',
  path: `${path}/password`,
  access: 'signed-in',
  summary: 'Changes the caller’s password; their other sessions end',
  body: z.object({ password, new_password: password }),
  answer: noAnswer,
  status: 204,
  mostPerMinute: MOST_PER_MINUTE,
});

export const beginPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkey-options`,
  access: 'signed-in',
  summary: 'Options for creating a passkey',
  body: z.object({ password }),
  answer: webAuthn,
  mostPerMinute: MOST_PER_MINUTE,
});

export const addPasskey = endpoint({
  method: 'POST',
  path: `${path}/passkeys`,
  access: 'signed-in',
  summary: 'Saves the passkey that the browser created',
  body: z.object({
    name: z.string().trim().max(60, 'Use at most 60 characters.'),
    response: webAuthn,
  }),
  answer: recoveryCodes,
  status: 201,
  mostPerMinute: MOST_PER_MINUTE,
});

export const beginAuthenticator = endpoint({
  method: 'POST',
  path: `${path}/authenticator`,
  access: 'signed-in',
  summary: 'A key for an authenticator app; it takes effect once a code is confirmed',
  body: z.object({ password }),
  answer: z.object({ secret: z.string(), address: z.string() }),
  mostPerMinute: MOST_PER_MINUTE,
});

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: `${path}/authenticator`,
  access: 'signed-in',
  summary: 'Confirms the authenticator app with a code',
  body: z.object({ code: z.string().max(20, 'Enter six digits.') }),
  answer: recoveryCodes,
  mostPerMinute: MOST_PER_MINUTE,
});

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: `${path}/recovery-codes`,
  access: 'signed-in',
  summary: 'New recovery codes, replacing all earlier ones',
  body: z.object({ password }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  mostPerMinute: MOST_PER_MINUTE,
});

export const removeFactor = endpoint({
  method: 'POST',
  path: `${path}/remove-second-factor`,
  access: 'signed-in',
  summary: 'Removes a passkey of the caller or, with null, their authenticator app',
  body: z.object({ password, passkey_ndx: z.int().nullable() }),
  answer: noAnswer,
  status: 204,
  mostPerMinute: MOST_PER_MINUTE,
});
